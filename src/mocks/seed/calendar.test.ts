import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  AGENCY_TIME_ZONE,
  DAY_MS,
  agencyDay,
  HOUR_MS,
  agencyDayStart,
  zoneDays,
  zoneOffsetMs,
} from './calendar'

describe('the agency’s days', () => {
  it('start at midnight in Warsaw, also when daylight saving time changes', () => {
    for (let day = agencyDay(Date.UTC(2024, 0, 1)); day < agencyDay(Date.UTC(2028, 0, 1)); day += 1) {
      const start = agencyDayStart(day)
      expect((start + zoneOffsetMs(start, AGENCY_TIME_ZONE)) % DAY_MS).toBe(0)
      expect([agencyDay(start), agencyDay(start - 1)]).toEqual([day, day - 1])
    }
  })

  it('split a range at every midnight of any zone', () => {
    const zone = fc.constantFrom(
      'Europe/Warsaw',
      'America/New_York',
      'Asia/Kolkata',
      'Pacific/Auckland',
      'UTC',
    )
    const from = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2026, 11, 1) })
    fc.assert(
      fc.property(zone, from, fc.integer({ min: 1, max: 100 }), (timeZone, start, days) => {
        const end = start + days * DAY_MS
        const edges = zoneDays(start, end, timeZone)
        expect([edges[0], edges.at(-1)]).toEqual([start, end])
        for (const edge of edges.slice(1, -1)) expect((edge + zoneOffsetMs(edge, timeZone)) % DAY_MS).toBe(0)
        for (const [index, edge] of edges.slice(1).entries()) {
          const length = edge - (edges[index] ?? 0)
          expect(length > 0 && length <= DAY_MS + HOUR_MS).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })
})
