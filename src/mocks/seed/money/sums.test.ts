import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DAY_MS } from '../calendar'
import { CREATORS } from '../creators'
import { sumsBetween } from './sums'

const moment = fc.integer({ min: Date.UTC(2026, 8, 1), max: Date.UTC(2026, 10, 20) })
const creator = fc.constantFrom(...CREATORS)
const total = (amounts: Record<string, number>) =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0)

describe('the seeded money', () => {
  it('adds up: gross − fee = net = creator’s share + agency’s share, in whole cents', () => {
    fc.assert(
      fc.property(creator, moment, fc.integer({ min: 0, max: 20 * DAY_MS }), (who, from, length) => {
        const sums = sumsBetween(who, from, from + length)
        expect(sums.gross - sums.fee).toBe(sums.net)
        expect(sums.creatorsShare + sums.agencyShare).toBe(sums.net)
        expect(total(sums.grossByKind)).toBe(sums.gross)
        expect(total(sums.netByKind)).toBe(sums.net)
        const amounts = [sums.gross, sums.fee, sums.net, sums.agencyShare, sums.creatorsShare]
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
      }),
    )
  })

  it('has parts that add up to the whole, to the cent, wherever a range is split', () => {
    fc.assert(
      fc.property(creator, fc.array(moment, { minLength: 2, maxLength: 6 }), (who, cuts) => {
        const edges = cuts.toSorted((a, b) => a - b)
        const whole = sumsBetween(who, edges[0] ?? 0, edges.at(-1) ?? 0)
        const parts = edges.slice(1).map((to, index) => sumsBetween(who, edges[index] ?? to, to))
        for (const key of ['gross', 'fee', 'net', 'agencyShare', 'creatorsShare'] as const) {
          expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(whole[key])
        }
      }),
    )
  })
})
