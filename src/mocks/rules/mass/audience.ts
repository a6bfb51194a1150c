import type * as v from 'valibot'

import { type Audience, type AudienceFilters, DROP_REASONS } from '@/domain/mass/mass-message'

import { anchorOf } from '../../state/anchor'
import { populationOf } from '../population/population'
import { itemBuyersOf } from '../population/buyers'
import { doNotDisturbOf } from '../../seed/fans/lists'
import { recentActivityOf } from '../fan/recent-activity'
import { excludedFans } from '../fan-status/care-exclusions'
import { changedFans } from '../fan-status/fan-changes'
import { anyListTest } from '../lists/list-members'
import { HOUR_MS, MINUTE_MS } from '../../seed/calendar'
import { channelIndicesOf } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { filterTest } from './audience-filters'
import { willSee } from './mass-results'
import type { StoredMass } from '../../state/stored-mass'
import { fanIdAt } from '../../seed/fans/fans'

export interface AudienceRequest {
  include: readonly string[]
  exclude: readonly string[]
  filters: AudienceFilters
  mediaIds: readonly string[]
  /** The second version's, in an A/B test. */
  secondMediaIds?: readonly string[] | undefined
}

export type DropReason = (typeof DROP_REASONS)[number]
type AudienceTest = (channelIndex: number) => boolean

/** A chat with a message within this time counts as active. */
const ACTIVE_MS = 5 * MINUTE_MS
const SAMPLE_SIZE = 5

const never: AudienceTest = () => false

/** Who bought an item, in the seed or since. */
async function audienceDataOf(world: World, creator: SeedCreator, mediaIds: readonly string[]) {
  const anchor = anchorOf(world)
  const population = await populationOf(creator, anchor)
  const since = recentActivityOf(world, creator, population)
  const owners = mediaIds.length === 0 ? undefined : await itemBuyersOf(creator, anchor)
  const form = new RegExp(`^media-${creator.index + 1}-(\\d+)$`)
  const owns = (mediaId: string): AudienceTest => {
    const before = owners?.get(Number(form.exec(mediaId)?.[1] ?? 0))
    const later = since.owners.get(mediaId)
    return before || later
      ? (channelIndex) => before?.has(channelIndex) === true || later?.has(channelIndex) === true
      : never
  }
  return { population, since, anchor, owns }
}

/** Whom a message is for, apart from its media and its cap. */
export function targetOf(mass: StoredMass): AudienceRequest {
  const { capHours: _, ...filters } = mass.filters
  return { ...mass, mediaIds: [], filters }
}

/** Who got a recent mass message. */
async function recentRecipients(
  world: World,
  creator: SeedCreator,
  recent: readonly StoredMass[],
  masses: readonly StoredMass[],
): Promise<AudienceTest> {
  const reached = await Promise.all(
    recent.map((mass) => dropReasonLookup(world, creator, targetOf(mass), masses)),
  )
  return (channelIndex) => reached.some((judge) => judge(channelIndex) === null)
}

/** The messages within the cap. One that is sent again to those who have not seen it does not count against itself. */
const cappedBy = (
  { capHours = 0, notSeenMassId }: AudienceRequest['filters'],
  masses: readonly StoredMass[],
  now: number,
): StoredMass[] =>
  masses.filter(
    ({ massMessageId, startsAt }) =>
      massMessageId !== notSeenMassId && startsAt <= now && startsAt > now - capHours * HOUR_MS,
  )

/** Fans who got a mass message and have not opened it; all where none is given, none where it is unknown. */
async function unopenedTest(
  world: World,
  creator: SeedCreator,
  massMessageId: string | undefined,
  masses: readonly StoredMass[],
): Promise<AudienceTest> {
  if (massMessageId === undefined) return () => true
  const mass = masses.find((one) => one.massMessageId === massMessageId)
  if (!mass) return never
  // Only earlier ones count, so that a message that names itself has an end.
  const earlier = masses.filter(({ startsAt }) => startsAt < mass.startsAt)
  const judge = await dropReasonLookup(world, creator, targetOf(mass), earlier)
  return (channelIndex) => judge(channelIndex) === null && !willSee(mass, channelIndex)
}

function inActiveChat(world: World, { since, population, now }: AudienceData): AudienceTest {
  const locked = new Set(
    Object.entries(world.state.threads.locks).flatMap(([channelId, { until }]) =>
      until > now ? [channelIndicesOf(channelId)?.index] : [],
    ),
  )
  return (channelIndex) =>
    (since.lastAt.get(channelIndex) ?? population.wroteAt[channelIndex] ?? 0) > now - ACTIVE_MS ||
    locked.has(channelIndex)
}

const blockedIn = (world: World, creator: SeedCreator, { indexByFan }: AudienceData['population']) =>
  new Map(
    changedFans(world, creator).map(({ fanIndex, change }) => [indexByFan.get(fanIndex), change.isBlocked]),
  )

/** The media of each version with any. */
const mediaByVersion = ({ mediaIds, secondMediaIds = [] }: AudienceRequest) =>
  [mediaIds, secondMediaIds].filter((ids) => ids.length > 0)

type AudienceData = Awaited<ReturnType<typeof audienceDataOf>> & { now: number }

/** Returns why a fan is dropped; null for recipients, undefined for fans outside the target. */
async function dropReasonLookup(
  world: World,
  creator: SeedCreator,
  wanted: AudienceRequest,
  masses: readonly StoredMass[],
): Promise<(channelIndex: number) => DropReason | null | undefined> {
  const { include, exclude, filters } = wanted
  const versions = mediaByVersion(wanted)
  const asked = [...versions.flat(), filters.boughtMediaId ?? []].flat()
  const data: AudienceData = { ...(await audienceDataOf(world, creator, asked)), now: world.now() }
  const { population } = data
  const isWanted = await anyListTest(world, creator, include)
  const isUnwanted = await anyListTest(world, creator, exclude)
  const isUndisturbed = await anyListTest(world, creator, [doNotDisturbOf(creator)])
  const fits = filterTest(data, filters)
  const hasNotSeen = await unopenedTest(world, creator, filters.notSeenMassId, masses)
  const passes: AudienceTest = (channelIndex) => fits(channelIndex) && hasNotSeen(channelIndex)
  const blocked = blockedIn(world, creator, population)
  const owned = versions.map((ids) => ids.map((mediaId) => data.owns(mediaId)))
  const lately = await recentRecipients(world, creator, cappedBy(filters, masses, data.now), masses)
  const busy = inActiveChat(world, data)
  const care = excludedFans(world)
  return (channelIndex) => {
    if ((population.fanIndex[channelIndex] ?? -1) < 0 || (include.length > 0 && !isWanted(channelIndex)))
      return undefined
    if (isUnwanted(channelIndex)) return 'excluded_list'
    if (!passes(channelIndex)) return 'filters'
    if (population.isCreator[channelIndex] === 1) return 'creator'
    if (blocked.get(channelIndex) ?? population.isBlocked[channelIndex] === 1) return 'blocked'
    if (care.has(population.fanIndex[channelIndex] ?? -1)) return 'care'
    if (isUndisturbed(channelIndex)) return 'do_not_disturb'
    if (owned.some((all) => all.every((owns) => owns(channelIndex)))) return 'owns_media'
    if (lately(channelIndex)) return 'recent_mass'
    return busy(channelIndex) ? 'active_chat' : null
  }
}

/** Indices of all recipients, and the reasons of the dropped fans. */
export async function recipientsFor(
  world: World,
  creator: SeedCreator,
  wanted: AudienceRequest,
  masses: readonly StoredMass[],
  skipActiveChats = true,
): Promise<{ channelIndices: number[]; dropped: Map<DropReason, number> }> {
  const judge = await dropReasonLookup(world, creator, wanted, masses)
  const { size } = await populationOf(creator, anchorOf(world))
  const dropped = new Map<DropReason, number>()
  const channelIndices: number[] = []
  for (let channelIndex = 0; channelIndex < size; channelIndex += 1) {
    const verdict = judge(channelIndex)
    if (verdict === null || (verdict === 'active_chat' && !skipActiveChats)) channelIndices.push(channelIndex)
    else if (verdict !== undefined) dropped.set(verdict, (dropped.get(verdict) ?? 0) + 1)
  }
  return { channelIndices, dropped }
}

/** How many fans a message reaches, why others drop out, and a sample of recipients (screens S12). */
export async function audienceOf(
  world: World,
  creator: SeedCreator,
  wanted: AudienceRequest,
  masses: readonly StoredMass[],
  skipActiveChats = true,
): Promise<v.InferInput<typeof Audience>> {
  const { channelIndices, dropped } = await recipientsFor(world, creator, wanted, masses, skipActiveChats)
  const population = await populationOf(creator, anchorOf(world))
  const step = Math.max(1, Math.floor(channelIndices.length / SAMPLE_SIZE))
  const sample = channelIndices.filter((_, nth) => nth % step === 0).slice(0, SAMPLE_SIZE)
  return {
    count: channelIndices.length,
    dropped: DROP_REASONS.flatMap((reason) => {
      const count = dropped.get(reason) ?? 0
      return count > 0 ? [{ reason, count }] : []
    }),
    sample: sample.map((channelIndex) => fanIdAt(population.fanIndex[channelIndex] ?? 0)),
  }
}
