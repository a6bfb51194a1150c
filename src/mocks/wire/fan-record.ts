import type * as v from 'valibot'

import type { Fan } from '@/domain/chat/fan'

import { type Account } from '../rules/account/accounts'
import { anchorOf } from '../state/anchor'
import { permissionsFor } from '../rules/account/permissions'
import { DAY_MS, iso, isoOrNull } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import { type PopulationFan, populationFan } from '../seed/fans/population-fan'
import { fanIndexOf } from '../seed/fans/fan-facts'
import { suspicionOf } from '../seed/fans/suspicions'
import { repliesByHour, medianReplyOf } from '../seed/fans/fan-habits'
import type { SeedFan } from '../seed/fans/fans'
import { seedNotes } from '../seed/messages/staff-notes'
import type { WireNoteEntry } from '../state/tool-state'
import { channelFacts } from '../rules/threads/channel-facts'
import type { World } from '../state/world'
import { followUpsOf } from '../rules/fan/follow-ups'
import { listsOfFan } from '../rules/lists/fan-lists'
import { fanSpend } from '../rules/fan/fan-spend'
import { listedOffers } from '../rules/fan/open-offers'
import {
  unlocksByKind,
  listedPurchases,
  openOffersIn,
  fanPayments,
  conversationWithFan,
} from '../rules/fan/fan-purchases'
import { fanChange, fanStatusOf } from '../rules/fan-status/fan-changes'
import { fanSummaryOf } from '../rules/fan/fan-summary'

/** Staff's notes about a fan, newest first. */
function notesAbout(world: World, creator: SeedCreator, fan: SeedFan): WireNoteEntry[] {
  const seeded = seedNotes(creator, fanIndexOf(fan), fan.joinedAt, anchorOf(world))
  return [
    ...(fanChange(world, creator, fan.userId).notes ?? []),
    ...seeded.map(({ at, ...note }) => ({ ...note, at: iso(at) })),
  ]
}

function habitsOf(world: World, one: PopulationFan, media: ReturnType<typeof unlocksByKind>) {
  // A fan away since joining has no active hours yet.
  const isKnown = one.firstSeenAt < anchorOf(world) - DAY_MS
  return {
    hours: isKnown ? repliesByHour(one.fanIndex, 120) : [],
    medianReplyS: isKnown ? medianReplyOf(one.fanIndex) : null,
    media,
  }
}

/** A fan as the fan panel shows them to a staff member (screens S11). */
export function fanRecord(
  world: World,
  creator: SeedCreator,
  fan: SeedFan,
  account: Account,
): Required<v.InferInput<typeof Fan>> {
  const one = populationFan(creator, fanIndexOf(fan), anchorOf(world))
  const { canSeeSpend, canSeeStaffNames, notes } = permissionsFor(world, account)
  const readsNotes = notes !== 'off'
  const withAuthor = <Written extends { userId?: string | null | undefined }>(written: Written): Written =>
    canSeeStaffNames || written.userId === account.userId ? written : { ...written, userId: null }
  const conversation = conversationWithFan(world, creator, one)
  const open = conversation ? openOffersIn(conversation) : []
  const payments = fanPayments(world, one, conversation)
  const kept = payments.filter(({ isRefunded }) => !isRefunded)
  const { member } = one
  return {
    userId: fan.userId,
    countryCode: fan.countryCode,
    ...one.facts,
    firstSeenAt: iso(one.firstSeenAt),
    ...fanStatusOf(world, creator, one.fanIndex),
    suspicionReason: suspicionOf(fan, one.fanIndex),
    spend: canSeeSpend ? fanSpend(payments, open, world.now()) : null,
    membership: { ...member, since: isoOrNull(member.since), endsAt: isoOrNull(member.endsAt) },
    behaviour: habitsOf(world, one, conversation ? unlocksByKind(conversation, kept, open) : []),
    purchases: canSeeSpend && conversation ? listedPurchases(world, conversation, kept, open) : [],
    offers: listedOffers(world, creator, one),
    lists: listsOfFan(world, creator, one),
    labels: conversation ? [...channelFacts(world, conversation).labels] : [],
    followUps: readsNotes ? followUpsOf(world, creator, fan).map(withAuthor) : [],
    timeline: readsNotes ? notesAbout(world, creator, fan).map(withAuthor) : [],
    summaryAt: fanSummaryOf(world, fan).at,
  }
}
