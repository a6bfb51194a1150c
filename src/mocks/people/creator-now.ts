import type { Account } from '../accounts'
import { missing } from '../refusal'
import { creatorById, CREATORS, manyCreatorById, manyCreators, type SeedCreator } from '../seed/creators'
import type { World } from '../world'
import type { WireRates } from './people-state'

const isLarge = (world: World): boolean => world.state.faults.agencySize === 'large'

/** A creator under the names that their profile has now. */
function named(world: World, creator: SeedCreator): SeedCreator {
  const { displayName, username } = world.state.profiles[creator.userId] ?? {}
  return displayName === undefined && username === undefined
    ? creator
    : { ...creator, displayName: displayName ?? creator.displayName, username: username ?? creator.username }
}

/** The creators of an agency of this world's size. */
export function allCreators(world: World): readonly SeedCreator[] {
  const creators = isLarge(world) ? manyCreators() : CREATORS
  const isRenamed = Object.keys(world.state.profiles).length > 0
  return isRenamed ? creators.map((creator) => named(world, creator)) : creators
}

export function findCreator(world: World, creatorId: string): SeedCreator | undefined {
  const creator = creatorById(creatorId) ?? (isLarge(world) ? manyCreatorById(creatorId) : undefined)
  return creator && named(world, creator)
}

/** 404 for one that is not there. */
export function creatorIn(world: World, creatorId: string): SeedCreator {
  const creator = findCreator(world, creatorId)
  if (!creator) throw missing()
  return creator
}

/** By the id under which the agency has the creator. */
export const creatorOfAgencyId = (world: World, creatorAgencyId: string): SeedCreator =>
  creatorIn(world, creatorAgencyId.replace(/^ca-/, 'creator-'))

/** The many are there for tables alone: nobody writes to their fans. */
export const hasTalks = (creator: SeedCreator): boolean => creator.index < CREATORS.length

const seedRates = ({ rate, granularRates, passesRate, isNet }: SeedCreator): WireRates => ({
  rate,
  granularRates,
  passesRate,
  isNet,
})

/** The split that holds at a moment: that of the last change before it. */
export function ratesAt(world: World, creator: SeedCreator, at: number): WireRates {
  const found = world.state.creatorTerms[creator.userId]?.rates?.findLast(({ from }) => from <= at)
  if (!found) return seedRates(creator)
  const { from: _, ...rates } = found
  return rates
}

/** What the agency says of a creator now. */
export function standingNow(world: World, creator: SeedCreator) {
  const terms = world.state.creatorTerms[creator.userId]
  return {
    name: terms?.name === undefined ? creator.displayName : terms.name,
    isHidden: terms?.isHidden ?? creator.isHidden,
    status: terms?.status ?? creator.status,
  }
}

/** The creators a person may work for, without hidden ones and those who left (screens S8). */
export const creatorsOf = (world: World, { creatorIds }: Pick<Account, 'creatorIds'>): SeedCreator[] =>
  creatorIds
    .map((creatorId) => findCreator(world, creatorId))
    .filter((creator) => creator !== undefined)
    .filter((creator) => {
      const { isHidden, status } = standingNow(world, creator)
      return hasTalks(creator) && !isHidden && status !== 'ended'
    })
    .toSorted((one, other) => one.index - other.index)
