import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  expectedRevenue,
  type MassPlan,
  type MassProblem,
  NEW_MASS_PLAN,
  type PastMass,
  type PlanContext,
  findMassProblems,
} from './mass-plan'
import { createForbiddenWordFinder, type MessageToCheck } from '../chat/message-problems'

const NOW = Date.UTC(2026, 10, 21, 12)
const FACTS: PlanContext = {
  timezone: 'UTC',
  lockedBy: null,
  findForbidden: createForbiddenWordFinder(['meet up', '会おう']),
  canPrice: true,
  limitsFor: (kinds) => ({ min: kinds.includes('video') ? 2000 : 800, max: 6000 }),
  now: () => NOW,
}
const media = [{ mediaId: 'media-1' }]
const FINE: MessageToCheck = { text: 'The rooftop set is here', media, price: 2400 }

interface Asked {
  plan?: Partial<MassPlan>
  first?: Partial<MessageToCheck>
  second?: Partial<MessageToCheck>
  facts?: Partial<PlanContext>
  count?: number | undefined
}
const problems = ({ plan, first, second, facts, count = 1240 }: Asked) =>
  findMassProblems(
    { ...NEW_MASS_PLAN, ...plan },
    [
      { ...FINE, ...first },
      { ...FINE, ...second },
    ],
    { ...FACTS, ...facts },
    count,
  )

describe('a mass message can be sent', () => {
  it('when it has content and recipients, at a price within bounds', () => {
    expect(problems({})).toEqual([])
    expect(problems({ first: { price: 0, media: [] } })).toEqual([])
  })

  it.each<[problem: MassProblem, asked: Asked]>([
    [{ kind: 'nobody' }, { count: 0 }],
    [{ kind: 'no_time' }, { plan: { time: 'at' } }],
    [{ kind: 'past' }, { plan: { time: 'at', at: '2026-11-20T10:00' } }],
    [{ kind: 'second_empty' }, { plan: { isTest: true }, second: { text: '  ', media: [], price: 0 } }],
    [{ kind: 'share' }, { plan: { isTest: true, share: 9.5 } }],
    [{ kind: 'share' }, { plan: { isTest: true, share: 50 } }],
    [{ kind: 'decide_after' }, { plan: { isTest: true, decideAfterHours: 0 } }],
    [{ kind: 'empty', version: 'first' }, { first: { text: '  ', media: [], price: 0 } }],
    [{ kind: 'uploading', version: 'first' }, { first: { isUploading: true } }],
    [{ kind: 'price_without_media', version: 'first' }, { first: { media: [] } }],
    [{ kind: 'price_low', amount: 800, version: 'first' }, { first: { price: 799 } }],
    [{ kind: 'no_price_right', version: 'first' }, { facts: { canPrice: false } }],
    [{ kind: 'word', word: 'MEET UP', version: 'first' }, { first: { text: 'Let us MEET UP!' } }],
    [{ kind: 'word', word: '会おう', version: 'first' }, { first: { text: '今夜会おうよ' } }],
    [{ kind: 'word', word: 'meet up', version: 'first' }, { first: { lockText: 'Unlock to meet up' } }],
    [
      { kind: 'unfilled', names: ['plan'], version: 'first' },
      { first: { text: 'Hi {name}, {plan}{city|x}' } },
    ],
    [{ kind: 'unfilled', names: ['country'], version: 'first' }, { first: { lockText: '{country}' } }],
    [
      { kind: 'unfilled', names: ['a', 'b'], version: 'second' },
      { plan: { isTest: true }, second: { text: '{a} {A|or} {b} {a}', lockText: '{b}' } },
    ],
    [
      { kind: 'word', word: '会おう', version: 'second' },
      { plan: { isTest: true }, second: { lockText: '会おう' } },
    ],
  ])('unless: %j', (problem, asked) => {
    expect(problems(asked)).toEqual([problem])
  })

  it('unless its time is over in the zone that it is planned in', () => {
    const at = { time: 'at', at: '2026-11-21T21:00' } as const
    expect(problems({ plan: at })).toEqual([])
    expect(problems({ plan: at, facts: { timezone: 'Asia/Tokyo' } })).toEqual([{ kind: 'past' }])
  })

  it('unless the number of recipients is unknown', () => {
    expect(findMassProblems(NEW_MASS_PLAN, [FINE, FINE], FACTS, undefined)).toEqual([{ kind: 'uncounted' }])
  })

  it('checks the second version only during a test', () => {
    expect(problems({ second: { text: 'meet up' }, plan: { share: 50 } })).toEqual([])
  })

  it('reports problems of the text before problems of the plan', () => {
    const asked = {
      plan: { isTest: true, time: 'at' },
      first: { media: [] },
      second: { price: 9000 },
      count: 0,
    } as const
    expect(problems(asked).map(({ kind }) => kind)).toEqual([
      'price_without_media',
      'price_high',
      'no_time',
      'nobody',
    ])
  })
})

const past = (change: Partial<PastMass>): PastMass => ({
  state: 'done',
  price: 900,
  test: null,
  sent: 100,
  revenue: 10_000,
  ...change,
})

describe('the expected revenue', () => {
  it('spans the worst and the best past result per fan', () => {
    const before = [past({ revenue: 20_000 }), past({ sent: 200 }), past({ sent: 0, revenue: 0 })]
    expect(expectedRevenue(before, 1000)).toEqual({ low: 50_000, high: 200_000 })
    expect(expectedRevenue([], 1000)).toBeUndefined()
  })

  it('uses the last ten finished mass messages with a price', () => {
    const free = past({ price: 0, revenue: 0 })
    const half = past({ state: 'sending', revenue: 100 })
    const soldSecond = past({ price: 0, test: { second: { price: 900 } }, revenue: 30_000 })
    const before = [...Array.from({ length: 12 }, () => free), half, soldSecond]
    const nine = Array.from({ length: 9 }, () => past({ state: 'stopped' }))
    const tooOld = past({ revenue: 90_000 })
    expect(expectedRevenue([...before, ...nine, tooOld], 10)).toEqual({ low: 1000, high: 3000 })
    expect(expectedRevenue([free, half], 10)).toBeUndefined()
  })

  it('never swaps the ends of the span', () => {
    const message = fc.record({ sent: fc.nat(10_000), revenue: fc.nat(1_000_000) })
    fc.assert(
      fc.property(fc.array(message), fc.nat(50_000), (before, count) => {
        const span = expectedRevenue(before.map(past), count)
        expect(span === undefined || span.low <= span.high).toBe(true)
      }),
    )
  })
})
