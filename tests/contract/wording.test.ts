import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES, type Language } from '@/config/languages'

const files = import.meta.glob<object>('../../locales/*/*.json', { import: 'default', eager: true })

const flatten = (node: object, path: string): [key: string, text: string][] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${path}.${key}`)
      : [[`${path}.${key}`, String(value)]],
  )

const TEXTS = Object.entries(files).map(([file, node]) => {
  const [language, namespace] = file.replace('.json', '').split('/').slice(-2)
  return { language, texts: flatten(node, namespace ?? '') }
})

/** Every text of a language that contains one of the words, as `key = text`. */
const textsWith = (language: Language, words: string): string[] => {
  const pattern = new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu')
  return TEXTS.filter((one) => one.language === language)
    .flatMap(({ texts }) => texts)
    .filter(([, text]) => pattern.test(text))
    .map(([key, text]) => `${key} = ${text}`)
}

/** Words that products of this field avoid, with the usual ones. */
const ENGLISH: [banned: string, better: string][] = [
  ['somebody|anybody|everybody', 'someone, anyone, everyone'],
  ['nobody', 'no one'],
  ['whoever|whomever', 'anyone who'],
  ['anew', 'again'],
  ['stands?', 'is shown, appears'],
  ['holds', 'applies, is valid'],
  ['told', 'notified'],
  ['hits?', 'result'],
  ['conversations?', 'chat'],
  ['picked', 'selected'],
  ['(take|takes|taken|taking|took) (it )?back', 'unsend, undo'],
  ['(call|calls|called|calling) off', 'cancel'],
  ['hand-overs?', 'handover'],
  ['cannot|could not|do not(?! disturb)|does not|did not|was not|has not', "can't and other contractions"],
  ['(behavi|col|fav|hon|neighb)our\\w*', 'behavior, color, favor'],
  ['(cancel|label|travel|model)l(ed|ing)', 'canceled, labeled'],
  ['(organ|recogn|summar|custom|min|max)is(e|es|ed|ing|ation)', '-ize'],
  ['centres?|grey|licence|catalogues?|cheques?', 'center, gray, license, catalog, check'],
]

/** One term per concept: roles, permission sets, revenue. */
const GERMAN: [banned: string, better: string][] = [
  ['Agenturdirektion|Direktion', 'Direktor'],
  ['Agenturleitung|die Leitung', 'Agenturmanager'],
  ['Account-Management|Account Manager', 'Account-Manager'],
  ['Creatorn', 'Creator'],
  ['Rechtesets?', 'Rechteprofil'],
  ['Einnahmen|Erlöse?|Erlösarten?', 'Umsatz'],
  ['Goldene Quote', 'Golden Ratio'],
]

/** English labels that mean one thing wherever they stand alone: pages, tools and commands. */
const NAMES = [
  'Agency Overview',
  'Manage Agency',
  'Agency Creators',
  'Vault',
  'Earnings',
  'Dashboard',
  'Analytics',
  'Scheduler',
  'Lists',
  'Welcome messages',
  'Discounts and trials',
  'Post categories',
  'DMCA',
  'Notifications',
  'Mass message',
  'Retry',
  'Clear filters',
  'Keep editing',
  'Discard changes',
]

const textsOf = (language: Language): Map<string, string> =>
  new Map(TEXTS.filter((one) => one.language === language).flatMap(({ texts }) => texts))

/** The translations of an English label, without the soft hyphens that narrow places need. */
const translationsOf = (label: string, language: Language): string[] => {
  const texts = textsOf(language)
  const keys = [...textsOf('en')].filter(([, text]) => text === label).map(([key]) => key)
  return [...new Set(keys.map((key) => (texts.get(key) ?? '').replaceAll('\u00ad', '')))]
}

describe('wording', () => {
  it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('names each thing once in %s', (language) => {
    const differing = NAMES.map((name) => [name, ...translationsOf(name, language)])
    expect(differing.filter(([, ...translations]) => translations.length !== 1)).toEqual([])
  })

  it.each(ENGLISH)('English avoids "%s" in favor of "%s"', (banned) => {
    expect(textsWith('en', banned)).toEqual([])
  })

  it.each(GERMAN)('German avoids "%s" in favor of "%s"', (banned) => {
    expect(textsWith('de', banned)).toEqual([])
  })

  it('English uses straight apostrophes', () => {
    expect(textsWith('en', '.*’.*')).toEqual([])
  })

  it('French uses typographic ones', () => {
    expect(textsWith('fr', "\\p{L}+'[\\p{L}{<].*")).toEqual([])
  })
})
