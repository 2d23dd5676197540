"""The Once and Future Kang."""
