import { isNewFan, NEW_FAN_DURATION_MS } from '@/domain/chat/channel-view'
import type { ChannelChips, ChannelSort, ChannelTab } from '@/domain/chat/channel'

import { anchorOf } from '../../state/anchor'
import { assignedTo } from '../people/assigned-chats'
import { channelCount, isGroupIndex, isSeedArchived, LIVELY_CHANNELS } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { type ChannelColumns, channelColumnsOf, indexInKey } from './channel-columns'
import { livelyFacts, movedChannels } from '../threads/channel-facts'
import { type ChannelFacts, seedChannelFacts } from '../../seed/channels/seed-channel-facts'
import { type ChannelMatcher, matcherOf } from './channel-search'
import { rowLimit } from '../base/paging'
import { isInTab } from './tabs'
import { cursorRow, keepServed } from './served-rows'

export interface ChannelListRequest {
  /** The user the `mine` chip refers to. */
  userId: string
  tab: ChannelTab
  chips: ChannelChips
  sort: ChannelSort
  query: string
  limit: number
  lastId?: string | null | undefined
}

/** Only lively channels wait, so these tabs skip the bulk. */
const LIVELY_TABS: ReadonlySet<ChannelTab> = new Set(['waiting', 'unread', 'priority'])

const SORT_KEYS: Record<ChannelSort, (row: ChannelFacts) => readonly number[]> = {
  waiting: (row) => [row.ourTurnSince ?? Infinity, -row.lastAt],
  newest: (row) => [-row.lastAt],
  spend: (row) => [-row.spend, -row.lastAt],
  online: (row) => [row.isOnline ? 0 : 1, -(row.lastSeenAt ?? 0), -row.lastAt],
}

/** Pinned first, then the sort order, ties by id. */
export function compareChannels(sort: ChannelSort, one: ChannelFacts, other: ChannelFacts): number {
  if (one.isPinned !== other.isPinned) return one.isPinned ? -1 : 1
  const [a, b] = [SORT_KEYS[sort](one), SORT_KEYS[sort](other)]
  const at = a.findIndex((rank, index) => rank !== b[index])
  if (at !== -1) return (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1
  return one.channelId < other.channelId ? -1 : one.channelId > other.channelId ? 1 : 0
}

type ChannelTest = (row: ChannelFacts) => boolean

function chipTest(
  chips: ChannelChips,
  now: number,
  onList: ChannelTest | undefined,
  isMine: ChannelTest,
): ChannelTest {
  return (row) =>
    (!chips.mine || isMine(row)) &&
    (!chips.online || row.isOnline) &&
    (!chips.spenders || row.spend > 0) &&
    (!chips.new || isNewFan(row, now)) &&
    (!chips.expiring || row.memberState === 'expiring') &&
    (chips.labelId === undefined || row.labels.includes(chips.labelId)) &&
    (chips.language === undefined || (row.kind === 'direct' && row.language === chips.language)) &&
    (onList === undefined || onList(row))
}

/** The bulk: unchanged seeded channels, by index. */
interface BulkChannels {
  size: number
  columns: ChannelColumns | undefined
  /** Index of the n-th in the requested order. */
  nth: (n: number) => number
  facts: (channelIndex: number) => ChannelFacts
  passes: (channelIndex: number) => boolean
}

function bulkTab(tab: ChannelTab, channelIndex: number): boolean {
  if (isSeedArchived(channelIndex) !== (tab === 'archived')) return false
  return tab !== 'groups' || isGroupIndex(channelIndex)
}

function indexTest(columns: ChannelColumns, chips: ChannelChips, now: number) {
  return (channelIndex: number): boolean =>
    (!chips.online || columns.isOnline[channelIndex] === 1) &&
    (!chips.spenders || (columns.spend[channelIndex] ?? 0) > 0) &&
    (!chips.new || now - (columns.joinedAt[channelIndex] ?? 0) < NEW_FAN_DURATION_MS) &&
    (!chips.expiring || columns.isExpiring[channelIndex] === 1) &&
    (chips.language === undefined ||
      (!isGroupIndex(channelIndex) && columns.languages[channelIndex] === chips.language))
}

async function bulkOf(
  world: World,
  creator: SeedCreator,
  asked: ChannelListRequest,
  match: ChannelMatcher,
): Promise<BulkChannels> {
  const { tab, chips, sort } = asked
  const anchor = anchorOf(world)
  const isNarrowed = [chips.online, chips.spenders, chips.new, chips.expiring, chips.language].some(Boolean)
  const sorted = sort === 'spend' ? 'bySpend' : sort === 'online' ? 'byOnline' : undefined
  const columns = isNarrowed || sorted ? await channelColumnsOf(creator, anchor) : undefined
  const chipsPass = columns && isNarrowed ? indexTest(columns, chips, world.now()) : undefined
  const moved = movedChannels(world, creator)
  const order = sorted && columns?.[sorted]
  return {
    size: channelCount(creator),
    columns,
    nth: (n) => (order ? indexInKey(order[n] ?? 0) : n),
    facts: (channelIndex) => seedChannelFacts(creator, channelIndex, anchor),
    passes: (channelIndex) =>
      channelIndex >= LIVELY_CHANNELS &&
      bulkTab(tab, channelIndex) &&
      chips.labelId === undefined &&
      (chipsPass === undefined || chipsPass(channelIndex)) &&
      match.bulk(channelIndex) &&
      !(moved.size > 0 && moved.has(`channel-${creator.index + 1}-${channelIndex + 1}`)),
  }
}

/** The first one in the bulk's order after the cursor. */
function startIndex(bulk: BulkChannels, sort: ChannelSort, cursor: ChannelFacts): number {
  let [low, high] = [0, bulk.size]
  while (low < high) {
    const middle = (low + high) >> 1
    const facts = { ...bulk.facts(bulk.nth(middle)), isPinned: false, ourTurnSince: null }
    if (compareChannels(sort, facts, cursor) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

function mergeChannels(
  lively: readonly ChannelFacts[],
  bulk: BulkChannels | undefined,
  asked: ChannelListRequest,
  cursor: ChannelFacts | undefined,
): ChannelFacts[] {
  const { sort, limit } = asked
  const rows = lively.filter((row) => cursor === undefined || compareChannels(sort, cursor, row) < 0)
  if (!bulk) return rows.slice(0, limit + 1)
  const found: ChannelFacts[] = []
  let next = 0
  for (let n = cursor ? startIndex(bulk, sort, cursor) : 0; n < bulk.size && found.length <= limit; n += 1) {
    const channelIndex = bulk.nth(n)
    if (!bulk.passes(channelIndex)) continue
    const facts = bulk.facts(channelIndex)
    for (let row = rows[next]; row && compareChannels(sort, row, facts) < 0; row = rows[++next])
      found.push(row)
    found.push(facts)
  }
  return [...found, ...rows.slice(next)].slice(0, limit + 1)
}

/** A page of the list: channel ids and the last one as cursor; null at the end. */
export async function channelListPage(
  world: World,
  creator: SeedCreator,
  given: ChannelListRequest,
): Promise<{ channelIds: string[]; lastId: string | null }> {
  const asked = { ...given, limit: rowLimit(given.limit) }
  const { userId, tab, chips, sort, query, limit, lastId } = asked
  const view = JSON.stringify([creator.index, userId, tab, chips, sort, query])
  const cursor = lastId ? cursorRow(world, creator, view, lastId) : undefined
  // After an unknown row the list ends, as in `pageOf`.
  if (lastId && !cursor) return { channelIds: [], lastId: null }
  const rows = livelyFacts(world, creator, anchorOf(world), channelCount(creator)).filter((row) =>
    isInTab(tab, row),
  )
  const match = await matcherOf(world, creator, asked, rows)
  const isMine = (row: ChannelFacts) => assignedTo(world, creator, row) === asked.userId
  const fits = chipTest(chips, world.now(), match.onList, isMine)
  const lively = rows
    .filter((row) => fits(row) && match.lively(row))
    .toSorted((a, b) => compareChannels(sort, a, b))
  // Only waiting channels have an assignee.
  const bulk = LIVELY_TABS.has(tab) || chips.mine ? undefined : await bulkOf(world, creator, asked, match)
  const shown = mergeChannels(lively, bulk, asked, cursor)
  const part = shown.slice(0, limit)
  keepServed(world, view, part)
  return {
    channelIds: part.map(({ channelId }) => channelId),
    lastId: shown.length > limit ? (part.at(-1)?.channelId ?? null) : null,
  }
}
