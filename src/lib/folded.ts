/** Letters that do not come apart into a base letter and a mark. */
const WHOLE: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
}

/** A text as people write it who search for it: without case, accents and marks. */
export const folded = (text: string): string =>
  /^[\0-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .replaceAll(/[ßøłđıæœ]/g, (letter) => WHOLE[letter] ?? letter)

/** Whether every word of a search is found in a text, in any order. */
export function hasWords(text: string, search: string): boolean {
  const within = folded(text)
  return folded(search)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

/** How well a name answers a search: it begins with it (0), a word of it does (1), it has its words (2), or not (3). */
export function matchRank(name: string, search: string): number {
  const [within, wanted] = [folded(name), folded(search)]
  if (within.startsWith(wanted)) return 0
  if (within.split(/\s+/).some((word) => word.startsWith(wanted))) return 1
  return hasWords(name, search) ? 2 : 3
}
