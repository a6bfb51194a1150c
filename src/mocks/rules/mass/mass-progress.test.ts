import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { QUEUED_MS, stageOf } from './mass-progress'
import { resultsOf, versionResults } from './mass-results'
import type { StoredMass } from '../../state/stored-mass'

const START = Date.UTC(2026, 10, 21, 9)
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const mass = (change: Partial<StoredMass> = {}): StoredMass => ({
  massMessageId: 'mass-77',
  byId: 'staff-03',
  createdAt: START - HOUR_MS,
  startsAt: START,
  isScheduled: true,
  localTime: false,
  localAt: null,
  spreadMs: 10 * MINUTE_MS,
  include: [],
  exclude: [],
  filters: {},
  content: { text: 'a', lockText: null, mediaIds: ['media-1-1'], previewMediaIds: [], price: 1200 },
  second: null,
  skipActiveChats: true,
  autoUnsendMs: null,
  total: 1000,
  first: [],
  buyers: [],
  pausedAt: null,
  pausedMs: 0,
  stoppedAt: null,
  unsentAt: null,
  ...change,
})

describe('the progress of a mass message', () => {
  it('waits until its time, queues, sends over its spread and finishes', () => {
    const at = (ms: number) => stageOf(mass(), START + ms)
    expect(at(-1)).toMatchObject({ state: 'scheduled', sent: 0 })
    expect(at(QUEUED_MS - 1)).toMatchObject({ state: 'queued', sent: 0 })
    expect(at(QUEUED_MS + 5 * MINUTE_MS)).toMatchObject({ state: 'sending', sent: 500 })
    expect(at(QUEUED_MS + 10 * MINUTE_MS)).toMatchObject({ state: 'done', sent: 1000 })
  })

  it('stops while paused, and resumes', () => {
    const pausedAt = START + QUEUED_MS + 3 * MINUTE_MS
    const paused = mass({ pausedAt })
    expect(stageOf(paused, pausedAt + HOUR_MS)).toMatchObject({ state: 'paused', sent: 300 })
    const resumed = mass({ pausedMs: HOUR_MS })
    expect(stageOf(resumed, pausedAt + HOUR_MS)).toMatchObject({ state: 'sending', sent: 300 })
  })

  it('is unsent except for bought ones, manually or automatically', () => {
    const later = START + 30 * HOUR_MS
    for (const taken of [mass({ unsentAt: START + 20 * HOUR_MS }), mass({ autoUnsendMs: 20 * HOUR_MS })]) {
      const stage = stageOf(taken, later)
      const { bought, unsent } = resultsOf(taken, stage, later)
      expect(stage.state).toBe('unsent')
      expect(bought).toBeGreaterThan(0)
      expect(bought + unsent).toBe(stage.sent)
    }
  })

  it('never goes back at any moment, and never earns more than was bought', () => {
    const moment = fc.integer({ min: -HOUR_MS, max: 60 * HOUR_MS })
    fc.assert(
      fc.property(moment, moment, fc.constantFrom(0, 800, 2400), (one, other, price) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map((ms) => {
          const of = mass({ content: { ...mass().content, price } })
          const stage = stageOf(of, START + ms)
          return { ...stage, ...resultsOf(of, stage, START + ms) }
        }) as [ReturnType<typeof both>, ReturnType<typeof both>]
        expect(late.sent).toBeGreaterThanOrEqual(early.sent)
        expect(late.bought).toBeGreaterThanOrEqual(early.bought)
        expect(late.bought).toBeLessThanOrEqual(late.seen)
        expect(late.seen).toBeLessThanOrEqual(late.sent)
        expect(late.revenue).toBe(late.bought * price)
      }),
    )
  })
})

describe('two versions of a mass message', () => {
  const DECIDED = 4 * HOUR_MS
  const other = { ...mass().content, text: 'b' }
  const tried = (prices: [number, number] = [1200, 1200]) =>
    mass({
      content: { ...mass().content, price: prices[0] },
      second: { content: { ...other, price: prices[1] }, share: 15, decideAfterMs: DECIDED },
    })
  const at = (of: StoredMass, ms: number) => {
    const now = START + ms
    const stage = stageOf(of, now)
    const [first, second] = (['first', 'second'] as const).map((version) =>
      versionResults(of, version, stage, now),
    )
    if (!first || !second) throw new Error('Two versions have two results')
    return { ...stage, ...resultsOf(of, stage, now), first, second }
  }

  it('go to their shares, and the rest waits for the winner', () => {
    const waiting = at(tried(), HOUR_MS)
    expect(waiting).toMatchObject({ state: 'sending', sent: 300, winner: null })
    expect([waiting.first.sent, waiting.second.sent]).toEqual([150, 150])
    const over = at(tried(), DECIDED + HOUR_MS)
    expect(over).toMatchObject({ state: 'done', sent: 1000 })
    expect(over[over.winner ?? 'first'].sent).toBe(850)
  })

  it('add up, and the winner earns more per fan', () => {
    const moment = fc.integer({ min: 0, max: 60 * HOUR_MS })
    const price = fc.constantFrom(0, 800, 2400)
    fc.assert(
      fc.property(moment, price, price, (ms, one, two) => {
        const { first, second, ...all } = at(tried([one, two]), ms)
        for (const name of ['sent', 'seen', 'bought', 'revenue'] as const) {
          expect(first[name] + second[name]).toBe(all[name])
        }
      }),
    )
    const { first, second, winner } = at(tried(), 60 * HOUR_MS)
    const perFan = { first: first.revenue / first.sent, second: second.revenue / second.sent }
    const loser = winner === 'first' ? 'second' : 'first'
    expect(perFan[winner ?? 'first']).toBeGreaterThan(perFan[loser])
  })
})

const both = () => ({ ...stageOf(mass(), 0), ...resultsOf(mass(), stageOf(mass(), 0), 0) })
