import { currentLanguage } from '@/i18n'

/** Letters, digits and the marks of names and addresses: codes order these as people do. */
const PLAIN = /^[a-z0-9 '.,@+~-]*$/

/** A text whose codes stand in the order of the language; undefined where only the language itself knows. */
export function plainKey(text: string): string | undefined {
  const key = text
    .toLowerCase()
    // A letter of its own there, after n.
    .replaceAll('ñ', currentLanguage() === 'es' ? 'n~' : 'n')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/\d+/g, (digits) => digits.padStart(12, '0'))
  return PLAIN.test(key) ? key : undefined
}

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The order of texts, as people of the language know it: capitals aside, numbers by size. The language's own comparison
 * takes a hundred times as long as that of codes, which thousands of rows feel.
 */
export function orderOf(texts: readonly string[]): (a: string, b: string) => number {
  const keys = new Map<string, string>()
  for (const text of new Set(texts)) {
    const key = plainKey(text)
    if (key === undefined) return languageOrder()
    keys.set(text, key)
  }
  return (a, b) => byCode(keys.get(a) ?? a, keys.get(b) ?? b)
}

const languageOrder = () =>
  new Intl.Collator(currentLanguage(), { numeric: true, sensitivity: 'base' }).compare
