import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES } from '@/config/languages'
import { formatWallTime } from '@/domain/time/zoned-time'

import { intlLocale } from './format'
import { parseDateText } from './parse-date-text'

const minutes = fc
  .integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2099, 0) / 60_000 })
  .map((minute) => minute * 60_000)

const WRITTEN: Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'short', timeStyle: 'short' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'long', timeStyle: 'medium' },
]

describe('pasted dates and times', () => {
  it.each(LANGUAGE_CODES)('parse what %s writes itself, in both hour cycles', (language) => {
    const style = fc.constantFrom(...WRITTEN)
    const hourCycle = fc.constantFrom('h12', 'h23')
    fc.assert(
      fc.property(minutes, style, hourCycle, (at, options, cycle) => {
        const text = new Intl.DateTimeFormat(intlLocale(language), {
          ...options,
          hourCycle: cycle,
          timeZone: 'UTC',
        }).format(at)
        const { day, time } = parseDateText(text, intlLocale(language), 2026)
        expect(`${text} → ${day}T${time}`).toBe(`${text} → ${formatWallTime(at, 'UTC')}`)
      }),
    )
  })

  it('parse ISO text in every language, and digits of other scripts', () => {
    const locale = intlLocale('ar')
    expect(parseDateText('2026-11-24T14:30', locale, 2026)).toEqual({ day: '2026-11-24', time: '14:30' })
    expect(parseDateText('٢٤/١١/٢٠٢٦', locale, 2026)).toEqual({ day: '2026-11-24' })
    expect(parseDateText('2026-11-24', 'en', 2026)).toEqual({ day: '2026-11-24' })
    expect(parseDateText(' 9:05 pm ', 'de', 2026)).toEqual({ time: '21:05' })
    expect(parseDateText('Nov 24', 'de', 2026)).toEqual({ day: '2026-11-24' })
  })

  it('reject invalid days and other text', () => {
    expect(parseDateText('2026-02-30', 'en', 2026)).toEqual({})
    expect(parseDateText('25:00', 'en', 2026)).toEqual({})
    expect(parseDateText('a price of $8.00', 'en', 2026)).toEqual({})
    expect(parseDateText('', 'en', 2026)).toEqual({})
  })
})
