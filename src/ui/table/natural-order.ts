import { currentLanguage } from '@/i18n'
import { compareCodes } from '@/lib/text/compare-codes'

/** Letters, digits and marks in names and addresses: character codes sort these correctly. */
const CODE_ORDERED = /^[a-z0-9 '.,@+~-]*$/

/** Returns a key whose character codes sort in the language's order; undefined where only a collator can. */
export function codeOrderKey(text: string): string | undefined {
  const key = text
    .toLowerCase()
    // In Spanish it is a letter of its own, after n.
    .replaceAll('ñ', currentLanguage() === 'es' ? 'n~' : 'n')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'))
  return CODE_ORDERED.test(key) ? key : undefined
}

/**
 * Returns a natural comparator: case-insensitive, numbers by size. A collator takes a hundred times as long
 * as comparing character codes, which matters with thousands of rows.
 */
export function naturalComparator(texts: readonly string[]): (a: string, b: string) => number {
  const keys = new Map<string, string>()
  for (const text of new Set(texts)) {
    const key = codeOrderKey(text)
    if (key === undefined) return collatorOrder()
    keys.set(text, key)
  }
  return (a, b) => compareCodes(keys.get(a) ?? a, keys.get(b) ?? b)
}

const collatorOrder = () =>
  new Intl.Collator(currentLanguage(), { numeric: true, sensitivity: 'base' }).compare
