import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES, NAMESPACES, type Language, type Namespace } from '@/config/languages'
import { SAME_EVERYWHERE, SAME_IN } from './words-alike.ts'

type Words = Map<string, unknown>

const files = import.meta.glob<unknown>('../../locales/*/*.json', { import: 'default', eager: true })
const fileOf = (language: Language, namespace: Namespace): unknown =>
  files[`../../locales/${language}/${namespace}.json`]

function flatten(node: unknown, path: string[] = [], words: Words = new Map()): Words {
  if (typeof node !== 'object' || node === null) return words.set(path.join('.'), node)
  for (const [key, value] of Object.entries(node)) flatten(value, [...path, key], words)
  return words
}
const wordsOf = (language: Language, namespace: Namespace): Words =>
  flatten(fileOf(language, namespace) ?? {})

const PLURAL = /_(zero|one|two|few|many|other)$/
const ORDINAL = /_ordinal$/
const stemOf = (key: string): string => key.replace(PLURAL, '')
const formsOf = (language: Language, stem: string): string[] =>
  new Intl.PluralRules(language, { type: ORDINAL.test(stem) ? 'ordinal' : 'cardinal' }).resolvedOptions()
    .pluralCategories

/**
 * A plural has `_one` and `_other` in English, or a count; `kind_other` beside `kind_tips` is a plain key.
 */
const isPluralIn = (english: Words, key: string): boolean => {
  const [one, other] = [`${stemOf(key)}_one`, `${stemOf(key)}_other`]
  if (!PLURAL.test(key) || !english.has(other)) return false
  return english.has(one) || String(english.get(other)).includes('{{count')
}

/** The keys that a language needs for an English key. */
function wantedKeys(english: Words, language: Language): string[] {
  const wanted = [...english.keys()].flatMap((key) =>
    isPluralIn(english, key) ? formsOf(language, stemOf(key)).map((form) => `${stemOf(key)}_${form}`) : [key],
  )
  return [...new Set(wanted)].toSorted()
}

const placeholdersIn = (value: unknown): string[] =>
  [
    ...new Set(
      [...String(value).matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\/?>/g)].map(
        ([whole, name]) => name ?? whole,
      ),
    ),
  ].toSorted()

/** The words alone: `{{count}} fans` is as excused as `Fans`. */
const bare = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replaceAll(/\{\{[^}]*\}\}|[\s:,]/g, '')
const hasWords = (value: unknown): boolean => /\p{L}{2,}/u.test(String(value).replace(/\{\{[^}]*\}\}/g, ''))
const isExcused = (language: Language, value: unknown): boolean =>
  !hasWords(value) ||
  SAME_EVERYWHERE.has(String(value)) ||
  SAME_IN[language]?.some((same) => bare(same) === bare(value)) === true

/** The English text of a translated key, or the English plural form for it. */
const englishFor = (english: Words, key: string): unknown =>
  english.get(key) ?? english.get(`${stemOf(key)}_other`)

const others = LANGUAGE_CODES.filter((code) => code !== 'en')
const pairs = others.flatMap((language) => NAMESPACES.map((namespace) => [language, namespace] as const))

describe('locale files', () => {
  it('English has all eighteen files and no empty text', () => {
    for (const namespace of NAMESPACES) {
      expect(fileOf('en', namespace), namespace).toBeDefined()
      const empty = [...wordsOf('en', namespace)].filter(([, value]) => String(value).trim() === '')
      expect(empty, namespace).toEqual([])
    }
  })

  it('no file exists for an unknown language or namespace', () => {
    const known = LANGUAGE_CODES.flatMap((code) =>
      NAMESPACES.map((name) => `../../locales/${code}/${name}.json`),
    )
    expect(Object.keys(files).filter((file) => !known.includes(file))).toEqual([])
  })

  it('English plurals have exactly the English forms', () => {
    for (const namespace of NAMESPACES) {
      const english = wordsOf('en', namespace)
      expect([...english.keys()].toSorted(), namespace).toEqual(wantedKeys(english, 'en'))
    }
  })

  it.each(pairs)(
    '%s/%s has the keys of English with the plural forms of its language',
    (language, namespace) => {
      const keys = [...wordsOf(language, namespace).keys()].toSorted()
      expect(keys).toEqual(wantedKeys(wordsOf('en', namespace), language))
    },
  )

  it.each(pairs)('%s/%s has the placeholders of English and no empty text', (language, namespace) => {
    const english = wordsOf('en', namespace)
    for (const [key, value] of wordsOf(language, namespace)) {
      expect(String(value).trim(), key).not.toBe('')
      const wanted = placeholdersIn(englishFor(english, key))
      const given = placeholdersIn(value)
      // "One creator" needs no number, so a plural form for a single number may omit it.
      const isLeftOut = (name: string) => /^(count|number)$/.test(name) && !given.includes(name)
      expect(given, key).toEqual(PLURAL.test(key) ? wanted.filter((name) => !isLeftOut(name)) : wanted)
    }
  })

  it.each(others)('%s contains no English text', (language) => {
    const same = NAMESPACES.flatMap((namespace) => {
      const english = wordsOf('en', namespace)
      return [...wordsOf(language, namespace)]
        .filter(([key, value]) => value === englishFor(english, key) && !isExcused(language, value))
        .map(([key, value]) => `${namespace}:${key} = ${String(value)}`)
    })
    expect(same).toEqual([])
  })
})
