// What is cut off or too small to read, found by measuring.
const LEAST = 11; // px

function code(el: Element): string {
  const card = el.closest<HTMLElement>('.card');
  return `${card?.dataset.code ?? '?'} ${card?.querySelector('.card__name')?.textContent ?? ''}`;
}

function cut(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((el) => el.scrollHeight > el.clientHeight + 3 || el.scrollWidth > el.clientWidth + 1)
    .map((el) => `${code(el)}: ${selector} is cut off (${el.scrollWidth}x${el.scrollHeight} in ${el.clientWidth}x${el.clientHeight})`);
}

/** Outside of its card's box. */
function escaped(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(`.card ${selector}`)]
    .filter((el) => {
      const [box, card] = [el.getBoundingClientRect(), el.closest('.card__in')?.getBoundingClientRect()];
      return card && box.width > 0 && (box.right > card.right + 1 || box.left < card.left - 1 || box.bottom > card.bottom + 1);
    })
    .map((el) => `${code(el)}: ${selector} leaves the card`);
}

function small(): string[] {
  const told = new Set<string>();
  for (const el of document.querySelectorAll<HTMLElement>('.slot *')) {
    const own = [...el.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent?.trim());
    const px = parseFloat(getComputedStyle(el).fontSize);
    if (own && px < LEAST) told.add(`letters of ${px}px in .${el.className || el.parentElement?.className}`);
  }
  return [...told];
}

export const measured = (): string[] => [
  ...['.card__text', '.card__name', '.card__ty span', '.card__head'].flatMap(cut),
  ...['.card__row', '.hp', '.card__stats', '.card__scheme', '.card__asp', '.card__id', '.ribbon'].flatMap(escaped),
  ...small(),
];
