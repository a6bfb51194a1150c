import type { ChannelChips } from '@/domain/chat/channel'
import { foldText } from '@/lib/text/fold-text'

import { anchorOf } from '../../state/anchor'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { searchNamesOf } from './channel-columns'
import { changedFans } from '../fan-status/fan-changes'
import { manualChangeOn, listMembersOf } from '../lists/list-members'
import { populationOf } from '../population/population'
import { isGroupIndex } from '../../seed/channels/channels'
import { fanIndexAt } from '../../seed/fans/fan-facts'
import type { ChannelFacts } from '../../seed/channels/seed-channel-facts'
import { groupTitleOf } from '../threads/group-channels'
import { runInSlices } from '../base/slices'
import { messageCountOf, findConversation, type Conversation } from '../threads/conversation'
import { textAt } from '../threads/message-text'
import { fanIdAt } from '../../seed/fans/fans'

/** Tests whether a channel matches the search. The bulk knows only names, and fans by list. */
export interface ChannelMatcher {
  lively: (row: ChannelFacts) => boolean
  bulk: (channelIndex: number) => boolean
  onList: ((row: ChannelFacts) => boolean) | undefined
}

/** How many of a channel's newest messages the search reads. */
const SEARCHED_MESSAGES = 30

const CACHED_PAGES = 600
const pageCache = new Map<string, string>()

/** Folded texts of a channel's newest seeded page; cached, because they never change. */
function seedPage(conversation: Conversation): string {
  const { channelId, seed, isOdd } = conversation
  const key = `${channelId} ${isOdd}`
  const cached = pageCache.get(key)
  if (cached !== undefined) return cached
  const texts: string[] = []
  for (
    let position = Math.max(0, seed.messageCount - SEARCHED_MESSAGES);
    position < seed.messageCount;
    position += 1
  )
    texts.push(textAt(conversation, position))
  const page = foldText(texts.join('\n'))
  if (pageCache.size >= CACHED_PAGES) pageCache.clear()
  pageCache.set(key, page)
  return page
}

function messagesMatch(conversation: Conversation, words: string): boolean {
  const count = messageCountOf(conversation)
  const first = Math.max(conversation.seed.messageCount, count - SEARCHED_MESSAGES)
  for (let position = count - 1; position >= first; position -= 1)
    if (foldText(textAt(conversation, position)).includes(words)) return true
  return count - first < SEARCHED_MESSAGES && seedPage(conversation).includes(words)
}

/** Fans whose nickname or notes match, or what the creator's staff added to their timeline. */
function fansWithNotes(world: World, creator: SeedCreator, words: string): ReadonlySet<string> {
  const noted = Object.entries(world.state.fanNotes)
    .filter(([, { nickname, note }]) => foldText(`${nickname}\n${note}`).includes(words))
    .map(([fanId]) => fanId)
  const added = changedFans(world, creator)
    .filter(({ change }) => change.notes?.some(({ text }) => foldText(text).includes(words)))
    .map(({ fanIndex }) => fanIdAt(fanIndex))
  return new Set([...noted, ...added])
}

/** Caches the last name search for paging and typing on. */
let lastNamed: { key: string; names: readonly string[]; channelIndices: ReadonlySet<number> } | undefined

async function channelsNamed(
  creator: SeedCreator,
  names: readonly string[],
  words: string,
): Promise<ReadonlySet<number>> {
  const key = `${creator.index} ${words}`
  if (lastNamed?.key === key && lastNamed.names === names) return lastNamed.channelIndices
  const channelIndices = new Set<number>()
  await runInSlices(names.length, (channelIndex) => {
    if (names[channelIndex]?.includes(words)) channelIndices.add(channelIndex)
  })
  lastNamed = { key, names, channelIndices }
  return channelIndices
}

type ListTest = (channelIndex: number, fanIndex: number | undefined) => boolean

/** Returns whether the fan of a channel is on a list. */
async function listTestOf(world: World, creator: SeedCreator, listId: string): Promise<ListTest> {
  const population = await populationOf(creator, anchorOf(world))
  const members = (await listMembersOf(world, creator, [listId])).get(listId)
  // Fans outside the population are only on manual lists.
  const changed = new Map(
    changedFans(world, creator).map(({ fanIndex, change }) => [fanIndex, manualChangeOn(change, listId)]),
  )
  return (channelIndex, fanIndex = population.fanIndex[channelIndex]) => {
    if (isGroupIndex(channelIndex) || fanIndex === undefined || !members) return false
    const at = population.indexByFan.get(fanIndex)
    return at === undefined ? changed.get(fanIndex) === true : members[at] === 1
  }
}

function conversationMatches(world: World, creator: SeedCreator, row: ChannelFacts, words: string): boolean {
  const conversation = findConversation(world, creator, row.channelId)
  if (!conversation) return false
  return (
    (row.kind === 'group' && foldText(groupTitleOf(conversation)).includes(words)) ||
    messagesMatch(conversation, words)
  )
}

export async function matcherOf(
  world: World,
  creator: SeedCreator,
  { query, chips }: { query: string; chips: ChannelChips },
  rows: readonly ChannelFacts[],
): Promise<ChannelMatcher> {
  const list = chips.listId === undefined ? undefined : await listTestOf(world, creator, chips.listId)
  const onList = list && ((row: ChannelFacts) => row.kind === 'direct' && list(row.index, row.fanIndex))
  const words = foldText(query.trim())
  const isListed = (channelIndex: number) => list === undefined || list(channelIndex, undefined)
  if (words === '') return { lively: () => true, bulk: isListed, onList }
  const names = await searchNamesOf(creator, anchorOf(world))
  const noted = fansWithNotes(world, creator, words)
  const isNoted = (fanIndex: number) => noted.has(fanIdAt(fanIndex))
  const found = new Set<ChannelFacts>()
  await runInSlices(
    rows.length,
    (index) => {
      const row = rows[index]
      if (!row) return
      const isNamed = row.kind === 'direct' && (isNoted(row.fanIndex) || names[row.index]?.includes(words))
      if (isNamed || conversationMatches(world, creator, row, words)) found.add(row)
    },
    4,
  )
  const named = await channelsNamed(creator, names, words)
  return {
    onList,
    lively: (row) => found.has(row),
    bulk: (channelIndex) =>
      (named.has(channelIndex) || (noted.size > 0 && isNoted(fanIndexAt(creator.index, channelIndex)))) &&
      isListed(channelIndex),
  }
}
