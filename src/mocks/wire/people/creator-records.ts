import type * as v from 'valibot'

import type { CreatorNotes } from '@/domain/agency/creator-notes'
import type { Handover } from '@/domain/shift/handover'

import { type Account, accountById } from '../../rules/account/accounts'
import { creatorDisplay } from '../../rules/people/user-displays'
import { hasConversations, ratesAt, creatorStateNow } from '../../rules/creators/agency-creators'
import { maySeeMoney } from '../../rules/account/ranks'
import { DAY_MS, iso } from '../../seed/calendar'
import { HANDOVERS } from '../../seed/handovers'
import type { SeedCreator } from '../../seed/creators'
import { AGENCY, STAFF } from '../../seed/staff'
import { permissionsFor } from '../../rules/account/permissions'
import { earnedRecently } from '../../rules/money/recent-earnings'
import type { World } from '../../state/world'

type WireHandover = v.InferInput<typeof Handover>

const NO_RATES = { rate: null, granularRates: {}, passesRate: null, isNet: false }

/** The notes about a creator, for callers who may read notes (screens S0). */
export function creatorNotesOf(
  world: World,
  creator: SeedCreator,
  caller: Pick<Account, 'userId' | 'roles'>,
) {
  if (permissionsFor(world, caller).notes === 'off') return { notes: '', detailedNotes: '' }
  const change = world.state.creators[creator.userId]
  return {
    notes: change?.notes ?? creator.notes,
    detailedNotes: change?.detailedNotes ?? creator.detailedNotes,
  }
}

/**
 * The creator-agency notes record (requirements 3): the seed overridden by later edits. Rates and earnings
 * only for callers who may see them.
 */
export function notesRecord(
  world: World,
  creator: SeedCreator,
  caller: Pick<Account, 'userId' | 'roles'>,
): v.InferInput<typeof CreatorNotes> {
  const now = world.now()
  const { name, isHidden } = creatorStateNow(world, creator)
  const gross = hasConversations(creator) ? earnedRecently(world, creator).earned : 0
  return {
    agencyId: AGENCY.agencyId,
    name,
    isHidden,
    creatorAgencyId: creator.creatorAgencyId,
    ...(maySeeMoney(caller) ? ratesAt(world, creator, now) : NO_RATES),
    creator: creatorDisplay(world, creator.userId),
    ...creatorNotesOf(world, creator, caller),
    pg: creator.pg,
    earned: permissionsFor(world, caller).canSeeSpend ? { amount: gross, currency: AGENCY.currency } : null,
    createdAt: creator.createdAt,
  }
}

const NO_HANDOVER: WireHandover = { text: '', authorId: null, authorName: null, at: null }

const handoverBy = (world: World, text: string, userId: string, at: string): WireHandover => ({
  text,
  authorId: userId,
  authorName: accountById(world, userId)?.displayName ?? null,
  at,
})

/** Handovers of the last shifts, newest first. */
export function handoversOf(world: World, creator: SeedCreator): WireHandover[] {
  const kept = (world.state.handoverLog[creator.userId] ?? []).map((one) =>
    handoverBy(world, one.text, one.userId, iso(one.at)),
  )
  const today = Math.floor(world.now() / DAY_MS) * DAY_MS
  const seeded = HANDOVERS.flatMap((_, index) => {
    const text = HANDOVERS[creator.index + index]
    const author = STAFF[4 + creator.index + index]
    const at = iso(today - index * DAY_MS - (creator.index + 1) * 3_600_000)
    return text === undefined || !author ? [] : [handoverBy(world, text, author.userId, at)]
  })
  return [...kept, ...seeded]
}

/** The latest handover; with its author only where the caller may see staff names (screens S0). */
export function handoverOf(world: World, creator: SeedCreator, caller: Account): WireHandover {
  const handover = handoversOf(world, creator)[0] ?? NO_HANDOVER
  if (permissionsFor(world, caller).canSeeStaffNames) return handover
  return { ...handover, authorId: null, authorName: null }
}
