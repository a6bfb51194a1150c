import { folded } from '@/lib/folded'

import { memoByCreator } from '../memo-by-creator'
import { channelCount } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import { fanAt } from '../seed/fans'
import { groupTitle } from './groups'
import { type Facts, seedFacts } from './facts'
import { inSlices } from './slices'

/** Seeded channels of a creator as columns, for scans over all of them. */
export interface Census {
  size: number
  spend: Float64Array
  joinedAt: Float64Array
  isOnline: Uint8Array
  isExpiring: Uint8Array
  languages: string[]
  /** Indices sorted by spend and by last online time. */
  bySpend: Float64Array
  byOnline: Float64Array
}

/** Exceeds any channel count, so that one number encodes value and index for sorting. */
const PLACES = 131_072

export const placeIn = (key: number): number => {
  const rest = key % PLACES
  return rest < 0 ? rest + PLACES : rest
}

function note(census: Census, place: number, facts: Facts, anchor: number): void {
  census.spend[place] = facts.spend
  census.joinedAt[place] = facts.joinedAt ?? 0
  census.isOnline[place] = Number(facts.isOnline)
  census.isExpiring[place] = Number(facts.memberState === 'expiring')
  census.languages.push(facts.language)
  census.bySpend[place] = -facts.spend * PLACES + place
  const awayS = facts.lastSeenAt === null ? 1e9 : (anchor - facts.lastSeenAt) / 1000 + 1
  census.byOnline[place] = (facts.isOnline ? 0 : awayS) * PLACES + place
}

async function build(creator: SeedCreator, anchor: number): Promise<Census> {
  const size = channelCount(creator)
  const census: Census = {
    size,
    spend: new Float64Array(size),
    joinedAt: new Float64Array(size),
    isOnline: new Uint8Array(size),
    isExpiring: new Uint8Array(size),
    languages: [],
    bySpend: new Float64Array(size),
    byOnline: new Float64Array(size),
  }
  await inSlices(size, (place) => note(census, place, seedFacts(creator, place, anchor), anchor))
  census.bySpend.sort()
  census.byOnline.sort()
  return census
}

/** Columns over all channels of a creator. */
export const censusOf = memoByCreator(3, build)

/** Folded names and usernames for search, by index. */
export const namesOf = memoByCreator(2, async (creator) => {
  const names: string[] = []
  await inSlices(channelCount(creator), (place) => {
    names.push(folded(nameAt(creator, place)))
  })
  return names
})

function nameAt(creator: SeedCreator, place: number): string {
  const title = groupTitle(creator.index, place)
  if (title !== undefined) return title
  const fan = fanAt((place * 7919 + creator.index * 104_729) % 40_000)
  return `${fan.displayName}\n${fan.username}`
}
