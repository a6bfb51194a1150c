import type * as v from 'valibot'

import type { Digest } from '@/domain/digest'
import { REVENUE_KINDS } from '@/domain/revenue-kind'

import { DAY_MS, iso, MINUTE_MS } from './seed/calendar'
import type { SeedCreator } from './seed/creators'
import { FAN_COUNT, fanAt } from './seed/fans'
import { between, pick, random, seedOf } from './seed/random'

type Wire = Required<v.InferInput<typeof Digest>>

const SLOT_MS = 10 * MINUTE_MS
const MOST_SALES = 20
const MOST_MEMBERS = 10

/** What happened around a creator since a moment, newest first (screens S9). */
export function digestOf(creator: SeedCreator, since: number, now: number): Wire {
  const sales: NonNullable<Wire['sales']> = []
  const newMembers: NonNullable<Wire['newMembers']> = []
  const perSlot = creator.dailyGross / 144 / 2400
  const oldest = Math.max(since, now - 3 * DAY_MS)
  for (let slot = Math.floor(now / SLOT_MS); slot * SLOT_MS > oldest; slot -= 1) {
    const roll = random(seedOf(151, creator.index, slot))
    const at = iso(slot * SLOT_MS - between(roll(), 0, 9) * MINUTE_MS)
    const fan = fanAt(Math.floor(roll() * FAN_COUNT))
    if (roll() < perSlot && sales.length < MOST_SALES) {
      const amount = between(roll(), 4, 60) * 100
      sales.push({
        saleId: `sale-${creator.index + 1}-${slot}`,
        at,
        fanId: fan.userId,
        kind: pick(REVENUE_KINDS, roll()),
        amount: { amount, currency: 'USD' },
      })
    }
    if (roll() < 0.03 && newMembers.length < MOST_MEMBERS) newMembers.push({ userId: fan.userId, at })
  }
  const due = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS
  const promised = random(seedOf(152, creator.index))
  const follow = (text: string) => ({
    userId: fanAt(Math.floor(promised() * FAN_COUNT)).userId,
    text,
    dueAt: iso(due),
  })
  const followUps =
    creator.index % 3 === 0
      ? [follow('Ask how the exam went'), follow('Promised a first look at the new set')]
      : []
  return { sales, newMembers, drafts: [], followUps }
}
