import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { Instant, isoOf, OptionalInstant } from './instant'

describe('an instant', () => {
  it('converts between ISO text on the wire and milliseconds in code', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
        expect(v.parse(Instant, isoOf(date.getTime()))).toBe(date.getTime())
      }),
    )
  })

  it('is parsed in the zone it names', () => {
    expect(v.parse(Instant, '2026-11-21T10:00:00+02:00')).toBe(Date.UTC(2026, 10, 21, 8))
  })

  it.each([
    '',
    'yesterday',
    '1',
    '2026-11-21',
    '2026-11-21T08:00:00',
    '2026-13-01T00:00:00Z',
    1_763_712_000_000,
    null,
  ])('rejects %j, or becomes null where the screen can do without', (odd) => {
    expect(v.is(Instant, odd)).toBe(false)
    expect(v.parse(OptionalInstant, odd)).toBeNull()
  })
})
