import type * as v from 'valibot'

import type { Trial, TrialClaim } from '@/domain/money/trial'

import { anchorOf } from '../../state/anchor'
import { memoByCreator } from '../../seed/memo'
import { populationFanAt } from '../../seed/fans/population-fan'
import { listIdOf } from '../../seed/fans/lists'
import { creatorRows } from '../base/creator-rows'
import { DAY_MS, iso, isoOrNull } from '../../seed/calendar'
import { channelCount, channelIdAt, isGroupIndex } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { World } from '../../state/world'
import { CLAIMING_CHATS, claimedTrialIndex, OFF_AFTER, SEED_TRIALS } from '../../seed/money/trials'
import type { StoredTrial } from '../../state/offers-state'

const seedTrials = (creator: SeedCreator, anchor: number): StoredTrial[] =>
  SEED_TRIALS.map(({ created, expires, list, off, ...facts }, index) => ({
    ...facts,
    trialId: `trial-${creator.index + 1}-${index + 1}`,
    createdAt: anchor + created * DAY_MS,
    expiresAt: expires === null ? null : anchor + expires * DAY_MS,
    deactivatedAt: off ? anchor + OFF_AFTER * DAY_MS : null,
    listId: list === null ? null : listIdOf(creator, list),
    seedIndex: index,
  }))

export const {
  of: trialsOf,
  find: trialOf,
  save: saveTrial,
} = creatorRows(({ offers }) => offers.trials, seedTrials, 'trialId')

/** The fans of the first chats, with their indices. */
const firstFans = memoByCreator(1, (creator, anchor) => {
  const size = Math.min(CLAIMING_CHATS, channelCount(creator))
  const channelIndices = Array.from({ length: size }, (_, channelIndex) => channelIndex).filter(
    (channelIndex) => !isGroupIndex(channelIndex),
  )
  return channelIndices.map((channelIndex) => ({
    ...populationFanAt(creator, channelIndex, anchor),
    channelIndex,
  }))
})

type WireClaim = v.InferInput<typeof TrialClaim>

/** Who claimed it, newest first: fans who joined while it was active, each with one trial. */
export function trialClaims(world: World, creator: SeedCreator, trial: StoredTrial): WireClaim[] {
  const { seedIndex, cap, days } = trial
  if (seedIndex === null) return []
  const anchor = anchorOf(world)
  const claims = firstFans(creator, anchor).flatMap((one) => {
    const { since, state } = one.member
    if (since === null || claimedTrialIndex(creator, one, anchor) !== seedIndex) return []
    const endsAt = since + days * DAY_MS
    const hasPaid =
      endsAt <= anchor &&
      state !== 'expired' &&
      chance(ROLL.trialConverts, creator.index, one.fanIndex) < 0.45
    const spent = one.payments.filter(({ at }) => at >= since).reduce((sum, { amount }) => sum + amount, 0)
    return [
      {
        claimId: `${trial.trialId}-${one.fanIndex}`,
        userId: one.fan.userId,
        channelId: channelIdAt(creator.index, one.channelIndex),
        claimedAt: iso(since),
        endsAt: iso(endsAt),
        convertedAt: hasPaid ? iso(endsAt) : null,
        revenue: spent,
      },
    ]
  })
  const inOrder = claims.toSorted((a, b) => a.claimedAt.localeCompare(b.claimedAt))
  return inOrder.slice(0, cap ?? Infinity).toReversed()
}

export function wireTrial(
  world: World,
  creator: SeedCreator,
  trial: StoredTrial,
  seesMoney: boolean,
): v.InferInput<typeof Trial> {
  const { seedIndex: _, createdAt, expiresAt, deactivatedAt, ...facts } = trial
  const claims = trialClaims(world, creator, trial)
  return {
    ...facts,
    url: `https://passes.example/${creator.username}/trial/${trial.trialId.slice('trial-'.length)}`,
    createdAt: iso(createdAt),
    expiresAt: isoOrNull(expiresAt),
    deactivatedAt: isoOrNull(deactivatedAt),
    claims: claims.length,
    converted: claims.filter(({ convertedAt }) => convertedAt !== null).length,
    revenue: seesMoney ? claims.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0) : null,
  }
}
