import type * as v from 'valibot'

import type { Digest } from '@/domain/shift/digest'
import type { ChatterPermissions } from '@/domain/account/permission'
import { REVENUE_KINDS } from '@/domain/money/revenue-kind'

import { anchorOf } from '../state/anchor'
import { dueFollowUps } from '../rules/fan/follow-ups'
import { DAY_MS, dayOf, iso, MINUTE_MS, startOfDay } from '../seed/calendar'
import { channelAt, channelCount } from '../seed/channels/channels'
import type { SeedCreator } from '../seed/creators'
import { fanAt } from '../seed/fans/fans'
import { between, pick, random, seedOf } from '../seed/random'
import { ROLL } from '../seed/roll'
import { draftOf } from '../rules/threads/drafts'
import { livelyFacts } from '../rules/threads/channel-facts'
import { findConversation } from '../rules/threads/conversation'
import type { World } from '../state/world'

type WireDigest = Required<v.InferInput<typeof Digest>>

const SLOT_MS = 10 * MINUTE_MS
const MAX_SALES = 20
const MAX_MEMBERS = 10

/** Sales and new members since a moment, newest first. */
function salesAndMembers(
  creator: SeedCreator,
  since: number,
  now: number,
): Pick<WireDigest, 'sales' | 'newMembers'> {
  const sales: NonNullable<WireDigest['sales']> = []
  const newMembers: NonNullable<WireDigest['newMembers']> = []
  const perSlot = creator.dailyGross / 144 / 2400
  const oldest = Math.max(since, now - 3 * DAY_MS)
  for (let slot = Math.floor(now / SLOT_MS); slot * SLOT_MS > oldest; slot -= 1) {
    const roll = random(seedOf(ROLL.digest, creator.index, slot))
    const at = iso(slot * SLOT_MS - between(roll(), 0, 9) * MINUTE_MS)
    const {
      kind,
      fanIndex,
      channelId: ofChannel,
    } = channelAt(creator, Math.floor(roll() * channelCount(creator)))
    const fan = fanAt(fanIndex)
    // A group's payer has no direct conversation yet.
    const channelId = kind === 'direct' ? ofChannel : null
    if (roll() < perSlot && sales.length < MAX_SALES) {
      const amount = between(roll(), 4, 60) * 100
      sales.push({
        saleId: `sale-${creator.index + 1}-${slot}`,
        at,
        fanId: fan.userId,
        channelId,
        kind: pick(REVENUE_KINDS, roll()),
        amount: { amount, currency: 'USD' },
      })
    }
    if (roll() < 0.03 && newMembers.length < MAX_MEMBERS)
      newMembers.push({ userId: fan.userId, channelId, at })
  }
  return { sales, newMembers }
}

/** Unsent drafts in active conversations, the latest first. */
function draftsOf(world: World, creator: SeedCreator): WireDigest['drafts'] {
  const rows = livelyFacts(world, creator, anchorOf(world), channelCount(creator))
  return rows
    .flatMap(({ channelId, kind, fanIndex }) => {
      const conversation = findConversation(world, creator, channelId)
      const draft = conversation && draftOf(world, conversation)
      const userId = kind === 'group' ? null : fanAt(fanIndex).userId
      return draft ? [{ channelId, userId, text: draft.text, updatedAt: draft.updatedAt }] : []
    })
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .map((draft) => ({ ...draft, updatedAt: iso(draft.updatedAt) }))
}

/** The sales without amounts. */
const withoutAmounts = (sales: WireDigest['sales']): WireDigest['sales'] =>
  sales?.map((sale) => sale && { ...sale, amount: null })

/**
 * What happened to a creator since a moment, what is due until the end of tomorrow, and the open drafts
 * (screens S9).
 */
export function digestOf(
  world: World,
  creator: SeedCreator,
  since: number,
  { canSeeSpend }: ChatterPermissions,
): WireDigest {
  const now = world.now()
  const { sales, newMembers } = salesAndMembers(creator, since, now)
  return {
    sales: canSeeSpend ? sales : withoutAmounts(sales),
    newMembers,
    drafts: draftsOf(world, creator),
    followUps: dueFollowUps(world, creator, startOfDay(dayOf(now) + 2)),
  }
}
