import { createInstance, type i18n } from 'i18next'
import { beforeEach, expect, it, vi } from 'vitest'

import { rememberWords } from './remember'

let words: i18n
/** As a part of the page gets it; these words are no words of ours, which types would ask for. */
const speaker = (namespace: string, language: string | null = null) =>
  words.getFixedT(language, namespace as 'global') as unknown as (
    key: string,
    values?: object | string,
  ) => string

beforeEach(async () => {
  words = createInstance()
  await words.init({
    lng: 'en',
    fallbackLng: false,
    ns: ['global'],
    defaultNS: 'global',
    interpolation: { escapeValue: false },
    resources: {
      en: { global: { hello: 'Hello', many_one: '{{count}} fan', many_other: '{{count}} fans' } },
      de: { global: { hello: 'Hallo' } },
    },
  })
  rememberWords(words)
})

it('looks a word up once, however many parts of a page say it', () => {
  const lookUp = vi.spyOn(
    (words as unknown as { translator: { translate: () => unknown } }).translator,
    'translate',
  )
  for (let part = 0; part < 5; part += 1) expect(speaker('global')('hello')).toBe('Hello')
  expect(lookUp).toHaveBeenCalledOnce()
})

it('says what depends on a value anew each time', () => {
  const t = speaker('global')
  expect([1, 2, 1].map((count) => t('many', { count }))).toEqual(['1 fan', '2 fans', '1 fan'])
  expect(t('missing', 'in other words')).toBe('in other words')
})

it('speaks the new language after a switch, and each language when asked for by name', async () => {
  const t = speaker('global')
  expect(t('hello')).toBe('Hello')
  await words.changeLanguage('de')
  expect(t('hello')).toBe('Hallo')
  expect(speaker('global', 'en')('hello')).toBe('Hello')
})

it('says words that have come since, in place of their key', () => {
  const t = speaker('tools')
  expect(t('title')).toBe('title')
  words.addResourceBundle('en', 'tools', { title: 'Tools' })
  expect(t('title')).toBe('Tools')
})

it('keeps namespaces apart', () => {
  words.addResourceBundle('en', 'tools', { hello: 'Good day' })
  expect(speaker('global')('hello')).toBe('Hello')
  expect(speaker('tools')('hello')).toBe('Good day')
})
