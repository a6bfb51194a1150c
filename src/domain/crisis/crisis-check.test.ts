import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES, type Language } from '@/config/languages'

import { costOf } from '../../../tests/support/cpu-cost'
import { checkText, isCrisis, normaliseForCrisis, sendAnyway } from './crisis-check'
import { CRISIS_PHRASES } from './crisis-phrases'

/** Lines of the corpus; `\n` and `\uXXXX` are escapes, so that invisible characters are readable. */
function corpus(language: Language): { true: string[]; harmless: string[] } {
  const file = readFileSync(`${import.meta.dirname}/crisis-corpus/${language}.txt`, 'utf8')
  const [asksForCare = '', harmless = ''] = file.split('== harmless\n')
  const lines = (part: string): string[] =>
    part
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('== '))
      .map((line) =>
        line
          .replaceAll('\\n', '\n')
          .replace(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16))),
      )
  return { true: lines(asksForCare), harmless: lines(harmless) }
}

const phrasesOf = (language: Language): string[] => Object.values(CRISIS_PHRASES[language]).flat()
const allPhrases = LANGUAGE_CODES.flatMap(phrasesOf)

describe.each(LANGUAGE_CODES)('crisis detection in %s', (language) => {
  it('finds every phrase of the list, in any case and with curly apostrophes', () => {
    const spellings = phrasesOf(language).flatMap((phrase) => [
      phrase,
      phrase.toUpperCase(),
      phrase.replaceAll("'", '\u2019'),
      `:) ${phrase} ...`,
    ])
    expect(spellings.filter((spelling) => !isCrisis(spelling))).toEqual([])
  })

  it('finds every true line of the corpus', () => {
    const lines = corpus(language).true
    expect(lines.length).toBeGreaterThanOrEqual(30)
    expect(lines.filter((line) => !isCrisis(line))).toEqual([])
  })

  it('stops at most 2 % of harmless flirting', () => {
    const lines = corpus(language).harmless
    const hits = lines.filter(isCrisis)
    expect(lines.length).toBeGreaterThanOrEqual(60)
    expect(hits.length).toBeLessThanOrEqual(lines.length * 0.02)
  })
})

describe('normalisation', () => {
  it.each([
    ['full width', 'ＳＵＩＣＩＤＥ', 'suicide'],
    ['invisible characters', 's\u200bu\u00adi\ufe0fcide\ufeff', 'suicide'],
    ['spaces and line breaks', '  a \n\t b\u00a0c ', 'a b c'],
    ['apostrophes', '\u2018\u2019\u02bc\u2032`\u00b4\uff07', "'''''''"],
    ['accents', 'não été möchte', 'nao ete mochte'],
    ['tashkeel and tatweel', 'أُرِيـــدُ', 'اريد'],
    ['alef forms', 'أإآٱا', 'ااااا'],
    ['Persian and Urdu letters', 'اریدکی', 'اريدكي'],
    ['dakuten, which are kept', 'がガ', 'がガ'],
    ['Hangul typed in parts', '자살'.normalize('NFD'), '자살'],
  ])('maps %s to one spelling', (_, text, expected) => {
    expect(normaliseForCrisis(text)).toBe(expected)
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const once = normaliseForCrisis(text)
        expect(normaliseForCrisis(once)).toBe(once)
      }),
    )
  })
})

describe('matching', () => {
  it('finds a phrase anywhere in a text of the eight languages', () => {
    const around = fc.string({
      unit: fc.constantFrom(' ', '.', ',', '!', '?', '\n', '\u2026', '\u{1f602}', '"', '*', '_', '-', '('),
      maxLength: 12,
    })
    const other = fc.constantFrom(...LANGUAGE_CODES.flatMap((language) => corpus(language).harmless))
    fc.assert(
      fc.property(fc.constantFrom(...allPhrases), around, around, other, (phrase, before, after, line) => {
        expect(isCrisis(`${line} ${before}${phrase}${after} ${line}`)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('finds a phrase with emoji, punctuation or line breaks between its words', () => {
    const between = fc.string({
      unit: fc.constantFrom(
        ' ',
        '.',
        ',',
        '!',
        '?',
        '…',
        '\n',
        '\u{1f642}',
        '\u{1f44d}\u{1f3fd}',
        '*',
        '_',
        '-',
        '/',
        ';',
      ),
      minLength: 1,
      maxLength: 6,
    })
    // Japanese has no spaces: any two characters may be apart.
    const partsOf = (phrase: string): string[] =>
      /[\p{Script=Hiragana}\p{Script=Han}]/u.test(phrase) ? [...phrase] : phrase.split(' ')
    const written = fc.constantFrom(...allPhrases).chain((phrase) => {
      const parts = partsOf(phrase)
      const gaps = fc.array(between, { minLength: parts.length, maxLength: parts.length })
      return gaps.map((signs) => parts.map((part, at) => (at === 0 ? part : `${signs[at]}${part}`)).join(''))
    })
    fc.assert(
      fc.property(written, (text) => {
        expect(isCrisis(text)).toBe(true)
      }),
      { numRuns: 1000 },
    )
    expect(isCrisis('I 🙂 want. to\ndie')).toBe(true)
  })

  it('replaces variables with their fallback, as a fan without a value reads them (decisions 34)', () => {
    for (const text of [
      'I want to {name|die}',
      'I {x|want} {y|to} {z|die}',
      'I want to {name|}die',
      'sui{name|cide}',
      'I want to {name|d\u200bie}',
      String.raw`I want to {mood|\die}`,
      '{name|quiero} morir',
    ])
      expect([text, isCrisis(text)]).toEqual([text, true])
    for (const text of ['I want to {name|dance}', 'Hey {name|there}, want to see more?'])
      expect([text, isCrisis(text)]).toEqual([text, false])
  })

  it('finds Latin phrases only at word boundaries', () => {
    expect(isCrisis('suicidesquadron')).toBe(false)
    expect(isCrisis('kamisuicide')).toBe(false)
    expect(isCrisis('I want to diet')).toBe(false)
    expect(isCrisis('#suicide')).toBe(true)
    expect(isCrisis('彼のsuicideのこと')).toBe(true)
  })

  it('finds Arabic phrases inside words, but not as the start of another word', () => {
    expect(isCrisis('والانتحار')).toBe(true)
    expect(isCrisis('ليتني متأكدة')).toBe(false)
  })

  it('takes less than three reference tasks, about 16 ms, for 2,000 characters', async () => {
    const text = 'I want to {name|dine} and I wish. I were d é أريد أن 死に 죽고 '.repeat(60).slice(0, 2000)
    /** The fastest of several rounds, alternating with the reference: a busy machine slows both. */
    expect(await costOf(() => isCrisis(text), 20)).toBeLessThan(3)
  })

  it('never throws for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => isCrisis(text)).not.toThrow()
      }),
    )
  })
})

describe('checked text', () => {
  it('is the typed text, or undefined', () => {
    expect(checkText('Hé, can’t wait')).toBe('Hé, can’t wait')
    expect(checkText('I can’t take it anymore')).toBeUndefined()
    expect(sendAnyway('I can’t take it anymore')).toBe('I can’t take it anymore')
  })
})
