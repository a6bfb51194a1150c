import type * as v from 'valibot'

import { type Audience, type AudienceFilters, DROP_REASONS } from '@/domain/mass-message'

import { anchorOf } from '../anchor'
import { crowdOf } from '../crowd/crowd'
import { ownersOf } from '../crowd/owners'
import { doNotDisturbOf } from '../crowd/seed-lists'
import { sinceOf } from '../crowd/since'
import { inCare } from '../fan/care'
import { changedFans } from '../fan/standing'
import { onAnyOf } from '../lists/members'
import { HOUR_MS, MINUTE_MS } from '../seed/calendar'
import { channelPlaceOf } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { filterOf } from './filters'
import { willSee } from './results'
import type { StoredMass } from './stored-mass'

export interface Wanted {
  include: readonly string[]
  exclude: readonly string[]
  filters: AudienceFilters
  mediaIds: readonly string[]
  /** The second version's, in an A/B test. */
  secondMediaIds?: readonly string[] | undefined
}

export type DropReason = (typeof DROP_REASONS)[number]
type Passes = (place: number) => boolean

/** A chat with a message within this time counts as active. */
const ACTIVE_MS = 5 * MINUTE_MS
const SAMPLE = 5

const never: Passes = () => false

/** Who bought an item, in the seed or since. */
async function ownershipOf(world: World, creator: SeedCreator, mediaIds: readonly string[]) {
  const anchor = anchorOf(world)
  const crowd = await crowdOf(creator, anchor)
  const since = sinceOf(world, creator, crowd)
  const owners = mediaIds.length === 0 ? undefined : await ownersOf(creator, anchor)
  const form = new RegExp(`^media-${creator.index + 1}-(\\d+)$`)
  const owns = (mediaId: string): Passes => {
    const before = owners?.get(Number(form.exec(mediaId)?.[1] ?? 0))
    const later = since.owners.get(mediaId)
    return before || later ? (place) => before?.has(place) === true || later?.has(place) === true : never
  }
  return { crowd, since, anchor, owns }
}

/** Who got a recent mass message. */
async function reachedLately(
  world: World,
  creator: SeedCreator,
  recent: readonly StoredMass[],
): Promise<Passes> {
  const reached = await Promise.all(
    recent.map((mass) => judgeOf(world, creator, { ...mass, mediaIds: [], filters: mass.filters }, [])),
  )
  return (place) => reached.some((judge) => judge(place) === null)
}

/** Fans who got a mass message and have not opened it; all where none is given, none where it is unknown. */
async function unseenOf(
  world: World,
  creator: SeedCreator,
  massMessageId: string | undefined,
  masses: readonly StoredMass[],
): Promise<Passes> {
  if (massMessageId === undefined) return () => true
  const mass = masses.find((one) => one.massMessageId === massMessageId)
  if (!mass) return never
  const { notSeenMassId: _, ...filters } = mass.filters
  const judge = await judgeOf(world, creator, { ...mass, mediaIds: [], filters }, [])
  return (place) => judge(place) === null && !willSee(mass, place)
}

function busyNow(world: World, { since, crowd, now }: Ground): Passes {
  const locked = new Set(
    Object.entries(world.state.threads.locks).flatMap(([channelId, { until }]) =>
      until > now ? [channelPlaceOf(channelId)?.index] : [],
    ),
  )
  return (place) =>
    (since.lastAt.get(place) ?? crowd.wroteAt[place] ?? 0) > now - ACTIVE_MS || locked.has(place)
}

const blockedIn = (world: World, creator: SeedCreator, { placeOf }: Ground['crowd']) =>
  new Map(
    changedFans(world, creator).map(({ fanIndex, change }) => [placeOf.get(fanIndex), change.isBlocked]),
  )

/** The media of each version with any. */
const versionsOf = ({ mediaIds, secondMediaIds = [] }: Wanted) =>
  [mediaIds, secondMediaIds].filter((ids) => ids.length > 0)

type Ground = Awaited<ReturnType<typeof ownershipOf>> & { now: number }

/** Returns why a fan is dropped; null for recipients, undefined for fans outside the target. */
export async function judgeOf(
  world: World,
  creator: SeedCreator,
  wanted: Wanted,
  recent: readonly StoredMass[],
): Promise<(place: number) => DropReason | null | undefined> {
  const { include, exclude, filters } = wanted
  const versions = versionsOf(wanted)
  const asked = [...versions.flat(), filters.boughtMediaId ?? []].flat()
  const ground: Ground = { ...(await ownershipOf(world, creator, asked)), now: world.now() }
  const { crowd } = ground
  const isWanted = await onAnyOf(world, creator, include)
  const isUnwanted = await onAnyOf(world, creator, exclude)
  const isUndisturbed = await onAnyOf(world, creator, [doNotDisturbOf(creator)])
  const fits = filterOf(ground, filters)
  const hasNotSeen = await unseenOf(world, creator, filters.notSeenMassId, recent)
  const passes: Passes = (place) => fits(place) && hasNotSeen(place)
  const blocked = blockedIn(world, creator, crowd)
  const owned = versions.map((ids) => ids.map((mediaId) => ground.owns(mediaId)))
  const since = ground.now - (filters.capHours ?? 0) * HOUR_MS
  const lately = await reachedLately(
    world,
    creator,
    recent.filter(({ startsAt }) => startsAt <= ground.now && startsAt > since),
  )
  const busy = busyNow(world, ground)
  const care = inCare(world)
  return (place) => {
    if ((crowd.fanIndex[place] ?? -1) < 0 || (include.length > 0 && !isWanted(place))) return undefined
    if (isUnwanted(place)) return 'excluded_list'
    if (!passes(place)) return 'filters'
    if (crowd.isCreator[place] === 1) return 'creator'
    if (blocked.get(place) ?? crowd.isBlocked[place] === 1) return 'blocked'
    if (care.has(crowd.fanIndex[place] ?? -1)) return 'care'
    if (isUndisturbed(place)) return 'do_not_disturb'
    if (owned.some((all) => all.every((owns) => owns(place)))) return 'owns_media'
    if (lately(place)) return 'recent_mass'
    return busy(place) ? 'active_chat' : null
  }
}

/** Indices of all recipients, and the reasons of the dropped fans. */
export async function reach(
  world: World,
  creator: SeedCreator,
  wanted: Wanted,
  recent: readonly StoredMass[],
  skipActiveChats = true,
): Promise<{ places: number[]; dropped: Map<DropReason, number> }> {
  const judge = await judgeOf(world, creator, wanted, recent)
  const { size } = await crowdOf(creator, anchorOf(world))
  const dropped = new Map<DropReason, number>()
  const places: number[] = []
  for (let place = 0; place < size; place += 1) {
    const verdict = judge(place)
    if (verdict === null || (verdict === 'active_chat' && !skipActiveChats)) places.push(place)
    else if (verdict !== undefined) dropped.set(verdict, (dropped.get(verdict) ?? 0) + 1)
  }
  return { places, dropped }
}

/** How many fans a message reaches, why others drop out, and a sample of recipients (screens S12). */
export async function audienceOf(
  world: World,
  creator: SeedCreator,
  wanted: Wanted,
  recent: readonly StoredMass[],
  skipActiveChats = true,
): Promise<v.InferInput<typeof Audience>> {
  const { places, dropped } = await reach(world, creator, wanted, recent, skipActiveChats)
  const crowd = await crowdOf(creator, anchorOf(world))
  const step = Math.max(1, Math.floor(places.length / SAMPLE))
  const sample = places.filter((_, nth) => nth % step === 0).slice(0, SAMPLE)
  return {
    count: places.length,
    dropped: DROP_REASONS.flatMap((reason) => {
      const count = dropped.get(reason) ?? 0
      return count > 0 ? [{ reason, count }] : []
    }),
    sample: sample.map((place) => `fan-${(crowd.fanIndex[place] ?? 0) + 1}`),
  }
}
