import { platformFee } from '@/domain/figures/metrics'
import { type BroadcastSort, NEWEST_BROADCASTS } from '@/domain/live/broadcast'
import { foldText } from '@/lib/text/fold-text'

import { amountSum } from '../base/amount-sum'
import { sortBy } from '../base/sort-by'
import { ratesAt } from '../creators/agency-creators'
import { chargesOfDay, LIVE_HOURS, type SeedCharge } from '../../seed/money/charges'
import { agencyDay, HOUR_MS, MINUTE_MS, iso, agencyDayStart } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { chance, pick } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { World } from '../../state/world'
import { savedRecording, type WireBroadcast } from './lives'
import { peakAt } from './live-room'
import { AGENCY } from '../../seed/staff'

/** How many weeks back the platform lists lives. */
const WEEKS = 26
const FRIDAY = 5
const TITLES = [
  'Friday live',
  'Friday live: rooftop',
  'Friday live: your questions',
  'Friday live: studio night',
  'Friday live: karaoke',
] as const

/** A seeded live: a Friday evening that accounts for the day's live revenue. */
export interface PastLive {
  liveId: string
  seed: number
  title: string
  startedAt: number
  endedAt: number
  charges: readonly SeedCharge[]
}

const isFriday = (day: number): boolean => (day + 4) % 7 === FRIDAY

function pastLiveOn(creator: SeedCreator, day: number): PastLive | undefined {
  const charges = isFriday(day) ? chargesOfDay(creator, day).filter(({ kind }) => kind === 'live') : []
  if (charges.length === 0) return undefined
  const seed = creator.index * 100_000 + day
  const startedAt = agencyDayStart(day) + LIVE_HOURS[0] * HOUR_MS
  const endedAt =
    agencyDayStart(day) + LIVE_HOURS[1] * HOUR_MS + Math.floor(chance(ROLL.liveLength, seed) * 12) * MINUTE_MS
  return {
    liveId: `live-${creator.index + 1}-${day}`,
    seed,
    title: pick(TITLES, chance(ROLL.liveTitle, seed)),
    startedAt,
    endedAt,
    charges,
  }
}

/** Seeded lives, newest first. */
export function pastLives(world: World, creator: SeedCreator): PastLive[] {
  const now = world.now()
  const today = agencyDay(now)
  return Array.from({ length: WEEKS * 7 }, (_, back) => pastLiveOn(creator, today - back) ?? [])
    .flat()
    .filter(({ endedAt }) => endedAt <= now)
}

/** Finds a seeded live by id. */
export const pastLive = (world: World, creator: SeedCreator, liveId: string): PastLive | undefined =>
  pastLives(world, creator).find((one) => one.liveId === liveId)

/** Members watch for free and tip: tips are all that a seeded live earned. */
export const pastEarned = ({ charges }: PastLive): number => amountSum(charges)

/** The platform fee, as earnings take it from the whole day's live revenue. */
export const pastFee = (world: World, creator: SeedCreator, live: PastLive): number =>
  platformFee(pastEarned(live), ratesAt(world, creator, live.startedAt).passesRate)

export function wirePast(world: World, creator: SeedCreator, live: PastLive): WireBroadcast {
  const earned = pastEarned(live)
  return {
    liveId: live.liveId,
    state: 'ended',
    title: live.title,
    tiers: [],
    price: 0,
    currency: AGENCY.currency,
    goal: { title: 'Encore', amount: 50_000 },
    tipMenu: [
      { title: 'Song request', amount: 2000 },
      { title: 'Wave', amount: 500 },
    ],
    moderatorIds: [],
    savesRecording: true,
    startsAt: iso(live.startedAt),
    startedAt: iso(live.startedAt),
    endedAt: iso(live.endedAt),
    camera: 'ready',
    viewers: 0,
    pinned: null,
    mutedIds: [],
    bannedIds: [],
    peakViewers: peakAt(creator, live.seed, live.endedAt - live.startedAt),
    tipped: earned,
    earned,
    recordingId: savedRecording(world, world.state.savedRecordings[live.liveId]),
  }
}

const startOf = ({ startedAt }: WireBroadcast): number => Date.parse(startedAt ?? '')

const durationOf = (live: WireBroadcast): number => Date.parse(live.endedAt ?? '') - startOf(live)

const PAST_VALUES: Record<BroadcastSort['by'], (live: WireBroadcast) => string | number> = {
  date: startOf,
  title: ({ title }) => foldText(title ?? ''),
  duration: durationOf,
  peak: ({ peakViewers }) => peakViewers ?? 0,
  earned: ({ earned }) => earned ?? 0,
}

/** The sums of ended lives, as the page totals them. */
export const sumPast = (lives: readonly WireBroadcast[], seesMoney: boolean) => ({
  currency: AGENCY.currency,
  durationMs: lives.reduce((sum, live) => sum + durationOf(live), 0),
  peakViewers: Math.max(0, ...lives.map(({ peakViewers }) => peakViewers ?? 0)),
  earned: seesMoney ? lives.reduce((sum, { earned }) => sum + (earned ?? 0), 0) : null,
})

/** Sorts ended lives; newest first by default. */
export const sortPast = (
  lives: readonly WireBroadcast[],
  { by, descending }: BroadcastSort = NEWEST_BROADCASTS,
): WireBroadcast[] => sortBy(lives, PAST_VALUES[by], descending)
