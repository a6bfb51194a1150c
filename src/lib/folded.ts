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
