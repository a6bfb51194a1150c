/** Letters that do not decompose into a base letter and a mark. */
const WHOLE: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
}

/** Folds a text for search: without case, accents and marks. */
export const folded = (text: string): string =>
  /^[\0-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .replaceAll(/[ßøłđıæœ]/g, (letter) => WHOLE[letter] ?? letter)

/** Whether a text contains every word of a search, in any order. */
export function hasWords(text: string, search: string): boolean {
  const within = folded(text)
  return folded(search)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

/**
 * Rank of a name for a search: it starts with it (0), one of its words does (1), it contains the words (2),
 * or not (3).
 */
export function matchRank(name: string, search: string): number {
  const [within, wanted] = [folded(name), folded(search)]
  if (within.startsWith(wanted)) return 0
  if (within.split(/\s+/).some((word) => word.startsWith(wanted))) return 1
  return hasWords(name, search) ? 2 : 3
}
