import type * as v from 'valibot'

import type { AgencyCreator } from '@/domain/agency-creator'
import type { CreatorNotes } from '@/domain/creator-notes'
import type { Handover } from '@/domain/handover'

import { accountById } from './accounts'
import { dutyFor, type WireOnDuty } from './clock'
import { creatorDisplay } from './displays'
import { changeOf } from './overview'
import { DAY_MS, iso } from './seed/calendar'
import type { SeedCreator } from './seed/creators'
import { membersBetween } from './seed/audience'
import { AGENCY, STAFF } from './seed/staff'
import { sumsBetween } from './seed/sums'
import { waitingOf } from './threads/waiting'
import type { World } from './world'

/** What a creator "earned" in lists: the last 28 days. */
const EARNED_DAYS = 28

/** The creator-agency notes record (spec 3): the seed under what people have written since. */
export function notesRecord(world: World, creator: SeedCreator): v.InferInput<typeof CreatorNotes> {
  const change = world.state.creators[creator.userId]
  const now = world.now()
  return {
    agencyId: AGENCY.agencyId,
    name: creator.displayName,
    isHidden: creator.isHidden,
    creatorAgencyId: creator.creatorAgencyId,
    rate: creator.rate,
    granularRates: creator.granularRates,
    passesRate: creator.passesRate,
    creator: creatorDisplay(world, creator.userId),
    notes: change?.notes ?? creator.notes,
    detailedNotes: change?.detailedNotes ?? creator.detailedNotes,
    pg: creator.pg,
    isNet: creator.isNet,
    earned: { amount: sumsBetween(creator, now - EARNED_DAYS * DAY_MS, now).gross, currency: 'USD' },
    createdAt: creator.createdAt,
  }
}

/** The record with how the chats stand right now. */
export function agencyCreator(
  world: World,
  creator: SeedCreator,
  onDuty: readonly WireOnDuty[],
): v.InferInput<typeof AgencyCreator> {
  const now = world.now()
  const record = notesRecord(world, creator)
  const before = sumsBetween(creator, now - 2 * EARNED_DAYS * DAY_MS, now - EARNED_DAYS * DAY_MS).gross
  const { messages, oldestWaitAt } = waitingOf(world, creator)
  return {
    ...record,
    status: creator.status,
    change: changeOf(record.earned?.amount ?? 0, before),
    unread: messages,
    oldestWaitAt: oldestWaitAt === null ? null : iso(oldestWaitAt),
    onDuty: dutyFor(onDuty, creator.userId),
    staffIds: STAFF.filter(
      (person) => person.payPerHour > 0 && person.creatorIds.includes(creator.userId),
    ).map(({ userId }) => userId),
    activeMembers:
      creator.status === 'ended' ? 0 : membersBetween(creator, now - EARNED_DAYS * DAY_MS, now).activeMembers,
  }
}

const SEEDED_HANDOVERS = [
  'Two fans wait for the rooftop set, both know the price. Nothing promised beyond it.',
  'Quiet evening. The one with the exam wrote, he passed: congratulate him first.',
  'Voice note for the birthday is in the vault, folder November.',
] as const

/** What the last shift left for the next. */
export function handoverOf(world: World, creator: SeedCreator): v.InferInput<typeof Handover> {
  const kept = world.state.handovers[creator.userId]
  if (kept) {
    const authorName = accountById(world, kept.userId)?.displayName ?? null
    return { text: kept.text, authorId: kept.userId, authorName, at: kept.at }
  }
  const text = SEEDED_HANDOVERS[creator.index]
  const author = STAFF[4 + creator.index]
  if (text === undefined || !author) return { text: '', authorId: null, authorName: null, at: null }
  const at = iso(Math.floor(world.now() / DAY_MS) * DAY_MS - (creator.index + 1) * 3_600_000)
  return { text, authorId: author.userId, authorName: author.displayName, at }
}
