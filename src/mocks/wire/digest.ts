import type * as v from 'valibot'

import type { Digest } from '@/domain/shift/digest'
import type { ChatterPermissions } from '@/domain/account/permission'

import { anchorOf } from '../state/anchor'
import { dueFollowUps } from '../rules/fan/follow-ups'
import { DAY_MS, agencyDay, iso, agencyDayStart } from '../seed/calendar'
import { channelCount, channelIdAt } from '../seed/channels/channels'
import type { SeedCreator } from '../seed/creators'
import { fanAt } from '../seed/fans/fans'
import { channelWith } from '../rules/fan/channel-with'
import { wireSale } from '../rules/performance/dispute'
import { salesIn } from '../rules/performance/sales-in'
import { entriesOf } from '../rules/welcome/entries'
import { draftOf } from '../rules/threads/drafts'
import { livelyFacts } from '../rules/threads/channel-facts'
import { findConversation } from '../rules/threads/conversation'
import { newestSaleFirst } from './performance/sale-list'
import type { StoredEntry } from '../state/stored-sequence'
import type { World } from '../state/world'

type WireDigest = Required<v.InferInput<typeof Digest>>

const MAX_SALES = 20
const MAX_MEMBERS = 10
const MAX_AGE_MS = 3 * DAY_MS

/** Sales since a moment without refunded ones, newest first. */
function salesSince(world: World, creator: SeedCreator, since: number, canSeeSpend: boolean) {
  return salesIn(world, [creator], since, world.now())
    .filter(({ isRefunded }) => !isRefunded)
    .toSorted(newestSaleFirst)
    .slice(0, MAX_SALES)
    .map((sale) => {
      const { saleId, at, fanId, kind, amount } = wireSale(world, sale)
      const channelId = channelIdAt(creator.index, sale.channelIndex)
      return { saleId, at, fanId, channelId, kind, amount: canSeeSpend ? amount : null }
    })
}

const ANY_MEMBER: StoredEntry = {
  trigger: 'new_member',
  entryListId: null,
  daysBefore: null,
  audience: { members: [], tiers: [], listId: null, excludeListId: null },
}

/** Those who joined since a moment, newest first. */
const membersSince = (world: World, creator: SeedCreator, since: number): WireDigest['newMembers'] =>
  entriesOf(world, creator, ANY_MEMBER, since, world.now())
    .toReversed()
    .slice(0, MAX_MEMBERS)
    .map(({ fanIndex, at }) => ({
      userId: fanAt(fanIndex).userId,
      channelId: channelWith(creator, fanIndex),
      at: iso(at),
    }))

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
  const from = Math.max(since, now - MAX_AGE_MS)
  return {
    sales: salesSince(world, creator, from, canSeeSpend),
    newMembers: membersSince(world, creator, from),
    drafts: draftsOf(world, creator),
    followUps: dueFollowUps(world, creator, agencyDayStart(agencyDay(now) + 2)),
  }
}
