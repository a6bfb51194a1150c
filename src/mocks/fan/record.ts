import type * as v from 'valibot'

import type { Fan } from '@/domain/fan'

import { type Account } from '../accounts'
import { anchorOf } from '../anchor'
import { permissionsFor } from '../permissions'
import { DAY_MS, iso } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import { type CrowdFan, fanOf } from '../crowd/crowd-fan'
import { fanIndexOf } from '../seed/fan-facts'
import { boughtByKind, hoursOf, medianReplyOf } from '../seed/fan-habits'
import type { SeedFan } from '../seed/fans'
import { chance, pick } from '../seed/random'
import { seedNotes } from '../seed/staff-words'
import type { WireNoteEntry } from '../tool-state'
import { factsOf } from '../threads/facts'
import type { World } from '../world'
import { followUpsOf } from './follow-ups'
import { listsOfFan } from './lists'
import { spendOf } from './money'
import { listedOffers } from './offers'
import { listedPurchases, offersTo, paymentsBy, refundsTo, talkWith } from './purchases'
import { fanChange, standingOf } from './standing'
import { summaryOf } from './summary'

const SUSPICIONS = [
  'Asked for a payment outside the platform.',
  'The card’s country is not the fan’s.',
  'Several chargebacks with other creators.',
  'Writes the same lines to many creators.',
] as const

const iso0 = (at: number | null): string | null => (at === null ? null : iso(at))

/** Staff's notes about a fan, newest first. */
export function notesAbout(world: World, creator: SeedCreator, fan: SeedFan): WireNoteEntry[] {
  const seeded = seedNotes(creator, fanIndexOf(fan), fan.joinedAt, anchorOf(world))
  return [
    ...(fanChange(world, creator, fan.userId).notes ?? []),
    ...seeded.map(({ at, ...note }) => ({ ...note, at: iso(at) })),
  ]
}

function behaviourOf(world: World, one: CrowdFan, open: number) {
  const bought = one.payments.filter(({ kind }) => kind === 'purchase').length
  // A fan away since joining has no active hours yet.
  const isKnown = one.firstSeenAt < anchorOf(world) - DAY_MS
  return {
    hours: isKnown ? hoursOf(one.fanIndex, 120) : [],
    medianReplyS: isKnown ? medianReplyOf(one.fanIndex) : null,
    media: boughtByKind(one.fanIndex, bought, open),
  }
}

/** A fan as the fan panel shows them to a staff member (screens S11). */
export function fanRecord(
  world: World,
  creator: SeedCreator,
  fan: SeedFan,
  account: Account,
): Required<v.InferInput<typeof Fan>> {
  const one = fanOf(creator, fanIndexOf(fan), anchorOf(world))
  const { canSeeSpend, notes } = permissionsFor(world, account)
  const readsNotes = notes !== 'off'
  const open = offersTo(world, creator, one)
  const talk = talkWith(world, creator, one)
  const { member } = one
  return {
    userId: fan.userId,
    countryCode: fan.countryCode,
    ...one.facts,
    firstSeenAt: iso(one.firstSeenAt),
    ...standingOf(world, creator, one.fanIndex),
    suspicionReason: fan.suspicionCount > 0 ? pick(SUSPICIONS, chance(281, one.fanIndex)) : null,
    spend: canSeeSpend
      ? spendOf(paymentsBy(world, creator, one), open, refundsTo(world, creator, one), world.now())
      : null,
    membership: { ...member, since: iso0(member.since), endsAt: iso0(member.endsAt) },
    behaviour: behaviourOf(world, one, open.length),
    purchases: canSeeSpend ? listedPurchases(world, creator, one) : [],
    offers: listedOffers(world, creator, one),
    lists: listsOfFan(world, creator, one),
    labels: talk ? [...factsOf(world, talk).labels] : [],
    followUps: readsNotes ? followUpsOf(world, creator, fan) : [],
    timeline: readsNotes ? notesAbout(world, creator, fan) : [],
    summaryAt: summaryOf(world, fan).at,
  }
}
