import type * as v from 'valibot'

import type { AudienceOverlap } from '@/domain/schedule/schedule'

import { anchorOf } from '../../state/anchor'
import { populationOf } from '../population/population'
import { displayOf } from '../people/user-displays'
import { recipientsFor, targetOf } from '../mass/audience'
import { massesOf } from '../mass/masses'
import type { StoredMass } from '../../state/stored-mass'
import type { SeedCreator } from '../../seed/creators'
import { sequencesOf } from '../welcome/sequences'
import type { World } from '../../state/world'
import type { ScheduleEntry } from './schedule-entry'
import { fanIdAt } from '../../seed/fans/fans'

type Overlap = v.InferInput<typeof AudienceOverlap>

const isSend = ({ kind, state }: ScheduleEntry): boolean =>
  (kind === 'mass' || kind === 'welcome') && (state === 'scheduled' || state === 'publishing')

/** Whether a new member gets it, as it goes to all members. */
const reachesNew = ({ include, filters }: StoredMass): boolean => {
  const { memberStates = ['active'], capHours: _, ...narrower } = filters
  return include.length === 0 && memberStates.includes('active') && Object.keys(narrower).length === 0
}

/** Welcome steps to former members: no mass message to members reaches any of them. */
function isForFormer(world: World, creator: SeedCreator): (itemId: string) => boolean {
  const former = sequencesOf(world, creator).filter(({ trigger }) => trigger === 'expired')
  return (itemId) => former.some(({ sequenceId }) => itemId.startsWith(`welcome-${sequenceId}-`))
}

/** The channel indices that each mass message reaches; the same audience is counted once. */
async function audiencesOf(
  world: World,
  creator: SeedCreator,
  upcoming: readonly StoredMass[],
  masses: readonly StoredMass[],
) {
  const cache = new Map<string, ReadonlySet<number>>()
  const byId = new Map<string, ReadonlySet<number>>()
  for (const mass of upcoming) {
    const target = targetOf(mass)
    const { include, exclude, filters } = target
    const key = JSON.stringify([include, exclude, filters])
    const channelIndices =
      cache.get(key) ?? new Set((await recipientsFor(world, creator, target, masses, false)).channelIndices)
    cache.set(key, channelIndices)
    byId.set(mass.massMessageId, channelIndices)
  }
  return byId
}

const pairsOf = (entries: readonly ScheduleEntry[]): (readonly [ScheduleEntry, ScheduleEntry])[] =>
  entries.flatMap((one, index) => entries.slice(index + 1).map((other) => [one, other] as const))

/** Upcoming sends that share recipients, and the name of a sample fan of each mass message. */
export async function overlapsOf(
  world: World,
  creator: SeedCreator,
  entries: readonly ScheduleEntry[],
): Promise<{ overlaps: Overlap[]; nameOf: (itemId: string) => string | null }> {
  const sends = entries.filter(isSend)
  const ids = new Set(sends.map(({ itemId }) => itemId))
  const masses = await massesOf(world, creator)
  const upcoming = masses.filter(({ massMessageId }) => ids.has(massMessageId))
  const byId = new Map(upcoming.map((mass) => [mass.massMessageId, mass]))
  const audiences = await audiencesOf(world, creator, upcoming, masses)
  const population = upcoming.length > 0 ? await populationOf(creator, anchorOf(world)) : undefined
  const isFormer = isForFormer(world, creator)
  const fansOfBoth = (a: ScheduleEntry, b: ScheduleEntry): number => {
    const [first, second] = [audiences.get(a.itemId), audiences.get(b.itemId)]
    if (first && second) return [...first].filter((channelIndex) => second.has(channelIndex)).length
    // Fans who join on different days do not overlap.
    if (!first && !second) return 0
    if (isFormer((first ? b : a).itemId)) return 0
    const mass = byId.get(a.itemId) ?? byId.get(b.itemId)
    return mass && reachesNew(mass) ? ((first ? b : a).fans ?? 0) : 0
  }
  return {
    overlaps: pairsOf(sends).flatMap(([one, other]) => {
      const fans = fansOfBoth(one, other)
      return fans > 0 ? [{ one: one.itemId, other: other.itemId, fans }] : []
    }),
    nameOf: (itemId) => {
      const [reached] = audiences.get(itemId) ?? []
      if (reached === undefined || !population) return null
      return displayOf(world, fanIdAt(population.fanIndex[reached] ?? 0))?.displayName ?? null
    },
  }
}
