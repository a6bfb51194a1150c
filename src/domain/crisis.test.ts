import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES, type Language } from '@/config/languages'

import { checkText, isCrisis, normaliseForCrisis, sendAnyway } from './crisis'
import { CRISIS_PHRASES } from './crisis-phrases'

/** Lines of the corpus; `\n` and `\uXXXX` stand for themselves, so that invisible characters can be read. */
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

describe('normalising', () => {
  it.each([
    ['full width', 'ＳＵＩＣＩＤＥ', 'suicide'],
    ['invisible characters', 's\u200bu\u00adi\ufe0fcide\ufeff', 'suicide'],
    ['spaces and line breaks', '  a \n\t b\u00a0c ', 'a b c'],
    ['apostrophes', '\u2018\u2019\u02bc\u2032`\u00b4\uff07', "'''''''"],
    ['accents', 'não été möchte', 'nao ete mochte'],
    ['tashkeel and tatweel', 'أُرِيـــدُ', 'اريد'],
    ['alef forms', 'أإآٱا', 'ااااا'],
    ['dakuten, which are kept', 'がガ', 'がガ'],
    ['Hangul typed in parts', '자살'.normalize('NFD'), '자살'],
  ])('brings %s to one spelling', (_, text, expected) => {
    expect(normaliseForCrisis(text)).toBe(expected)
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const once = normaliseForCrisis(text)
        expect(normaliseForCrisis(once)).toBe(once)
      }),
    )
  })
})

describe('matching', () => {
  it('finds a phrase wherever it stands in any text of the eight languages', () => {
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

  it('finds Latin phrases on word edges only', () => {
    expect(isCrisis('suicidesquadron')).toBe(false)
    expect(isCrisis('kamisuicide')).toBe(false)
    expect(isCrisis('I want to diet')).toBe(false)
    expect(isCrisis('#suicide')).toBe(true)
    expect(isCrisis('彼のsuicideのこと')).toBe(true)
  })

  it('finds Arabic inside words, but not the head of another word', () => {
    expect(isCrisis('والانتحار')).toBe(true)
    expect(isCrisis('ليتني متأكدة')).toBe(false)
  })

  it('takes under 16 ms for 2,000 characters', () => {
    const text = 'I want to dine and I wish I were d é أريد أن 死に 죽고 '.repeat(60).slice(0, 2000)
    isCrisis(text)
    const times = Array.from({ length: 20 }, () => {
      const from = performance.now()
      isCrisis(text)
      return performance.now() - from
    }).toSorted((a, b) => a - b)
    expect(times[10]).toBeLessThan(16)
  })

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => isCrisis(text)).not.toThrow()
      }),
    )
  })
})

describe('checked text', () => {
  it('is the text as it was typed, or nothing', () => {
    expect(checkText('Hé, can’t wait')).toBe('Hé, can’t wait')
    expect(checkText('I can’t take it anymore')).toBeUndefined()
    expect(sendAnyway('I can’t take it anymore')).toBe('I can’t take it anymore')
  })
})
