"""What the system has against a file, in both languages. Imports next to nothing: the command line begins with it."""

from __future__ import annotations

import errno

from ..kernel.language import MESSAGES, Said, flat, messages

messages(
    {
        "en": flat("""
    ENOENT: No such file or directory
    EACCES: Permission denied
    EPERM: Operation not permitted
    EISDIR: Is a directory
    ENOTDIR: Not a directory
    EEXIST: File exists
    ENAMETOOLONG: File name too long
    ENOSPC: No space left on device
    EROFS: Read-only file system
    EIO: Input/output error
"""),
        "fr": flat("""
    ENOENT: fichier ou dossier inexistant
    EACCES: accès refusé
    EPERM: opération non permise
    EISDIR: c'est un dossier
    ENOTDIR: ce n'est pas un dossier
    EEXIST: le fichier existe déjà
    ENAMETOOLONG: nom de fichier trop long
    ENOSPC: plus de place sur le disque
    EROFS: système de fichiers en lecture seule
    EIO: erreur d'entrée-sortie
"""),
    }
)


def trouble(e: OSError) -> Said:
    """The reason, or in the words of the system if it is none of the usual ones."""
    name = errno.errorcode.get(e.errno or 0, "")
    return Said(name if name in MESSAGES["en"] else e.strerror or str(e))
