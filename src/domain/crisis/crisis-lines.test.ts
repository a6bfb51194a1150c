import { describe, expect, it } from 'vitest'

import { DAY_MS } from '@/lib/duration'

import { CLOCK_OFFSET_MS } from '../../../tests/support/test-time'
import {
  CRISIS_COUNTRIES,
  CRISIS_LINES_CHECK_EVERY_DAYS,
  CRISIS_LINES_OWNER,
  crisisHelpFor,
  crisisLineHref,
  guessCountry,
} from './crisis-lines'

const digits = (number: string): string => number.replace(/\D/g, '')
const numbersOf = (country: string): string[] =>
  (crisisHelpFor(country)?.lines ?? []).map((line) => digits(line.number))

describe('crisis resources', () => {
  it('give the text line 741741 and the call line 988 in the US', () => {
    const lines = crisisHelpFor('US')?.lines ?? []
    expect(lines.map((line) => [line.kind, line.number])).toEqual([
      ['call', '988'],
      ['text', '988'],
      ['text', '741741'],
    ])
    expect(lines[2]?.keyword).toBe('HOME')
  })

  it('were checked within the last 200 days', () => {
    // Tests run at a time of their own.
    const realNow = Date.now() - CLOCK_OFFSET_MS
    const old = CRISIS_COUNTRIES.filter(
      ({ checkedOn }) => !((realNow - Date.parse(checkedOn)) / DAY_MS <= CRISIS_LINES_CHECK_EVERY_DAYS),
    )
    expect(old).toEqual([])
  })

  it('have an owner, a source and an emergency number for every country, each country once', () => {
    expect(CRISIS_LINES_OWNER).not.toBe('')
    expect(new Set(CRISIS_COUNTRIES.map(({ country }) => country)).size).toBe(CRISIS_COUNTRIES.length)
    const incomplete = CRISIS_COUNTRIES.filter(
      ({ source, emergency }) => source === '' || !/^\d{3,4}$/.test(emergency),
    )
    expect(incomplete).toEqual([])
  })

  it('carry lines only for the 22 countries where a number is confirmed', () => {
    const withLines = CRISIS_COUNTRIES.filter(({ lines }) => lines.length > 0).map(({ country }) => country)
    expect(withLines.toSorted().join(' ')).toBe(
      'AT AU BE BR CA CH CL CN DE EG ES FR GB IE IN JP KR MX NL NZ PT US',
    )
    expect(CRISIS_COUNTRIES).toHaveLength(52)
  })

  it.each([
    ['US', ['18007842433', '839863']],
    ['GB', ['08457909090', '85258']],
    ['IE', ['1850609090', '50808']],
    ['BR', ['141']],
    ['NL', ['09000113']],
    ['KR', ['1393', '15770199', '15889191']],
    ['CN', ['12320']],
    ['CA', ['18334564566']],
    ['TR', ['182']],
    ['JP', ['1101', '0570783556']],
    ['SA', ['920555000', '920033360']],
    ['EG', ['08002222377']],
    ['AE', ['920033360']],
    ['DE', ['116123']],
  ])('never carry the wrong or unconfirmed numbers of %s', (country, wrong) => {
    for (const number of wrong) expect(numbersOf(country)).not.toContain(number)
  })

  it('have no entry for a country without a trusted number', () => {
    for (const country of ['TR', 'MA', 'JO', 'KW', 'DZ', 'TN', 'IQ', 'XX']) {
      expect(crisisHelpFor(country)).toBeUndefined()
    }
  })
})

describe('a crisis line link', () => {
  it('calls, or opens a message with the keyword filled in', () => {
    const hrefs = (country: string) => crisisHelpFor(country)?.lines.map(crisisLineHref)
    expect(hrefs('US')).toEqual(['tel:988', 'sms:988', 'sms:741741?&body=HOME'])
    expect(hrefs('GB')).toEqual(['tel:116123'])
    expect(hrefs('CL')).toEqual(['tel:*4141'])
    expect(hrefs('AU')).toEqual(['tel:131114', 'sms:0477131114'])
  })
})

describe('the guessed country before the lookup answers', () => {
  it.each([
    [['en-GB', 'de'], 'GB'],
    [['en', 'de-AT'], 'AT'],
    [['ja'], 'JP'],
    [['pt-BR'], 'BR'],
    [['ar'], 'EG'],
    [['not a tag'], undefined],
    [[], undefined],
  ])('is the language region of %j', (tags, country) => {
    expect(guessCountry(tags)).toBe(country)
  })
})
