import { folded } from '@/lib/folded'

import { anchorOf } from '../anchor'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { namesOf } from './census'
import type { Facts } from './facts'
import type { Asked } from './listing'
import { onListOf } from './on-list'
import { titleOf } from './groups'
import { inSlices } from './slices'
import { countOf, findTalk, type Talk } from './talk'
import { textAt } from './words'

/** Tests whether a channel matches the search. The bulk knows only names, and fans by list. */
export interface Matcher {
  lively: (row: Facts) => boolean
  bulk: (place: number) => boolean
  onList: ((row: Facts) => boolean) | undefined
}

/** How many of a channel's newest messages the search reads. */
const MESSAGES_READ = 30

const PAGES_KEPT = 600
const pages = new Map<string, string>()

/** Folded texts of a channel's newest seeded page; cached, because they never change. */
function seedPage(talk: Talk): string {
  const { channelId, seed } = talk
  const known = pages.get(channelId)
  if (known !== undefined) return known
  const texts: string[] = []
  for (let place = Math.max(0, seed.messageCount - MESSAGES_READ); place < seed.messageCount; place += 1)
    texts.push(textAt(talk, place))
  const page = folded(texts.join('\n'))
  if (pages.size >= PAGES_KEPT) pages.clear()
  pages.set(channelId, page)
  return page
}

function hasWords(talk: Talk, words: string): boolean {
  const count = countOf(talk)
  const first = Math.max(talk.seed.messageCount, count - MESSAGES_READ)
  for (let place = count - 1; place >= first; place -= 1)
    if (folded(textAt(talk, place)).includes(words)) return true
  return count - first < MESSAGES_READ && seedPage(talk).includes(words)
}

/** Fans whose nickname or notes match. */
function notedFans(world: World, words: string): ReadonlySet<string> {
  const found = Object.entries(world.state.fanNotes).filter(([, { nickname, note }]) =>
    folded(`${nickname}\n${note}`).includes(words),
  )
  return new Set(found.map(([fanId]) => fanId))
}

/** Caches the last name search for paging and typing on. */
let lastNamed: { key: string; names: readonly string[]; places: ReadonlySet<number> } | undefined

async function namedPlaces(
  creator: SeedCreator,
  names: readonly string[],
  words: string,
): Promise<ReadonlySet<number>> {
  const key = `${creator.index} ${words}`
  if (lastNamed?.key === key && lastNamed.names === names) return lastNamed.places
  const places = new Set<number>()
  await inSlices(names.length, (place) => {
    if (names[place]?.includes(words)) places.add(place)
  })
  lastNamed = { key, names, places }
  return places
}

export async function matcherOf(
  world: World,
  creator: SeedCreator,
  { query, chips }: Asked,
  rows: readonly Facts[],
): Promise<Matcher> {
  const list = chips.listId === undefined ? undefined : await onListOf(world, creator, chips.listId)
  const onList = list && ((row: Facts) => row.kind === 'direct' && list(row.index, row.fanIndex))
  const words = folded(query.trim())
  const isListed = (place: number) => list === undefined || list(place, undefined)
  if (words === '') return { lively: () => true, bulk: isListed, onList }
  const names = await namesOf(creator, anchorOf(world))
  const noted = notedFans(world, words)
  const isNoted = (fanIndex: number) => noted.has(`fan-${fanIndex + 1}`)
  const isMeant = (row: Facts): boolean => {
    if (row.kind === 'direct' && (isNoted(row.fanIndex) || names[row.index]?.includes(words))) return true
    const talk = findTalk(world, creator, row.channelId)
    if (!talk) return false
    return (row.kind === 'group' && folded(titleOf(talk)).includes(words)) || hasWords(talk, words)
  }
  const meant = new Set<Facts>()
  await inSlices(
    rows.length,
    (place) => {
      const row = rows[place]
      if (row && isMeant(row)) meant.add(row)
    },
    4,
  )
  const named = await namedPlaces(creator, names, words)
  return {
    onList,
    lively: (row) => meant.has(row),
    bulk: (place) =>
      (named.has(place) || (noted.size > 0 && isNoted((place * 7919 + creator.index * 104_729) % 40_000))) &&
      isListed(place),
  }
}
