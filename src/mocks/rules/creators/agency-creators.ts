import type { Account } from '../account/accounts'
import { orNotFound } from '../base/refusal'
import {
  creatorById,
  CREATORS,
  largeCreatorById,
  allLargeCreators,
  type SeedCreator,
} from '../../seed/creators'
import type { World } from '../../state/world'
import type { WireRates } from '../../state/people-state'

const isLarge = (world: World): boolean => world.state.faults.agencySize === 'large'

/** A creator with the current names of their profile. */
function withProfileNames(world: World, creator: SeedCreator): SeedCreator {
  const { displayName, username } = world.state.profiles[creator.userId] ?? {}
  return displayName === undefined && username === undefined
    ? creator
    : { ...creator, displayName: displayName ?? creator.displayName, username: username ?? creator.username }
}

/** The creators of this world's agency size. */
export function allCreators(world: World): readonly SeedCreator[] {
  const creators = isLarge(world) ? allLargeCreators() : CREATORS
  const isRenamed = Object.keys(world.state.profiles).length > 0
  return isRenamed ? creators.map((creator) => withProfileNames(world, creator)) : creators
}

export function findCreator(world: World, creatorId: string): SeedCreator | undefined {
  const creator = creatorById(creatorId) ?? (isLarge(world) ? largeCreatorById(creatorId) : undefined)
  return creator && withProfileNames(world, creator)
}

/** Finds a creator. Throws 404. */
export function findCreatorOrThrow(world: World, creatorId: string): SeedCreator {
  return orNotFound(findCreator(world, creatorId))
}

/** Finds a creator by the agency's id for them. */
export const creatorOfAgencyId = (world: World, creatorAgencyId: string): SeedCreator =>
  findCreatorOrThrow(world, creatorAgencyId.replace(/^ca-/, 'creator-'))

/** Creators of the large agency exist for tables only and have no conversations. */
export const hasConversations = (creator: SeedCreator): boolean => creator.index < CREATORS.length

const seedRates = ({ rate, granularRates, passesRate, isNet }: SeedCreator): WireRates => ({
  rate,
  granularRates,
  passesRate,
  isNet,
})

/** The rates in force at a moment: those of the last change before it. */
export function ratesAt(world: World, creator: SeedCreator, at: number): WireRates {
  const found = world.state.creatorTerms[creator.userId]?.rates?.findLast(({ from }) => from <= at)
  if (!found) return seedRates(creator)
  const { from: _, ...rates } = found
  return rates
}

/** The current state of a creator in the agency. */
export function creatorStateNow(world: World, creator: SeedCreator) {
  const terms = world.state.creatorTerms[creator.userId]
  return {
    name: terms?.name === undefined ? creator.displayName : terms.name,
    isHidden: terms?.isHidden ?? creator.isHidden,
    status: terms?.status ?? creator.status,
  }
}

/** The creators a person may work for, without hidden and former ones (screens S8). */
export const assignableCreatorsOf = (
  world: World,
  { creatorIds }: Pick<Account, 'creatorIds'>,
): SeedCreator[] =>
  creatorIds
    .map((creatorId) => findCreator(world, creatorId))
    .filter((creator) => creator !== undefined)
    .filter((creator) => {
      const { isHidden, status } = creatorStateNow(world, creator)
      return hasConversations(creator) && !isHidden && status !== 'ended'
    })
    .toSorted((a, b) => a.index - b.index)
