/** Letters that do not decompose into a base letter and a mark. */
const UNDECOMPOSABLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
}

/** Folds a text for search: without case, accents and marks. */
export const foldText = (text: string): string =>
  /^[\0-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .replaceAll(/[ßøłđıæœ]/g, (letter) => UNDECOMPOSABLE_LETTERS[letter] ?? letter)

/** Whether a text contains every word of a search, in any order. */
export function containsWords(text: string, search: string): boolean {
  const within = foldText(text)
  return foldText(search)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

/**
 * Rank of a name for a search: it starts with it (0), one of its words does (1), it contains the words (2),
 * or not (3).
 */
export function matchRank(name: string, search: string): number {
  const [within, wanted] = [foldText(name), foldText(search)]
  if (within.startsWith(wanted)) return 0
  if (within.split(/\s+/).some((word) => word.startsWith(wanted))) return 1
  return containsWords(name, search) ? 2 : 3
}
