import { compareCodes } from '@/lib/text/compare-codes'
import { DAY_MS } from '@/lib/duration'

import type { Channel, ChannelChips, ChannelCounts, ChannelSort, ChannelTab } from './channel'

/** Which channels a list shows and in which order (screens S10). */
export interface ChannelView {
  tab: ChannelTab
  chips: ChannelChips
  sort: ChannelSort
  query: string
}

/** A fan is new for 14 days (screens S10). */
export const NEW_FAN_DURATION_MS = 14 * DAY_MS
/** Lifetime spend in cents from which a fan is a big spender. */
export const BIG_SPENDER_MIN_CENTS = 100_000

export const isBigSpender = ({ spend }: Pick<Channel, 'spend'>): boolean =>
  (spend ?? 0) >= BIG_SPENDER_MIN_CENTS
export const isNewFan = ({ joinedAt }: { joinedAt: number | null }, now: number): boolean =>
  joinedAt !== null && now - joinedAt < NEW_FAN_DURATION_MS

/** Whether the fan's spend is hidden from this person. Filters on spend are then left to the server. */
export const isSpendHidden = ({ kind, spend }: Channel): boolean => kind === 'direct' && spend === null

/** Fans who wait and come first: high spend, or an expiring membership. */
function isPriority(channel: Channel): boolean | undefined {
  if (channel.isPinned) return true
  if (channel.ourTurnSince === null) return false
  if (channel.memberState === 'expiring') return true
  return isSpendHidden(channel) ? undefined : isBigSpender(channel)
}

const TAB_FILTERS: Record<ChannelTab, (channel: Channel) => boolean | undefined> = {
  waiting: ({ ourTurnSince }) => ourTurnSince !== null,
  all: () => true,
  unread: ({ unreadCount }) => unreadCount > 0,
  priority: isPriority,
  groups: ({ kind }) => kind === 'group',
  archived: () => true,
}

/**
 * Whether a tab shows a channel; archived channels are only in the archived tab. Undefined where only the
 * server knows.
 */
export const isChannelInTab = (tab: ChannelTab, channel: Channel): boolean | undefined =>
  channel.isArchived === (tab === 'archived') && TAB_FILTERS[tab](channel)

type ChipFilter = (channel: Channel, now: number, chips: ChannelChips) => boolean | undefined

/** Whether a channel passes a chip that is set; undefined where it lacks the data. */
const CHIP_FILTERS: Record<keyof ChannelChips, ChipFilter> = {
  mine: ({ assignedTo }) => (assignedTo === null ? false : undefined),
  online: ({ isOnline }) => isOnline,
  spenders: (channel) => (isSpendHidden(channel) ? undefined : (channel.spend ?? 0) > 0),
  new: isNewFan,
  expiring: ({ memberState }) => memberState === 'expiring',
  listId: () => undefined,
  labelId: ({ labels }, _now, { labelId = '' }) => labels.includes(labelId),
  language: () => undefined,
}
const CHIPS = Object.keys(CHIP_FILTERS) as (keyof ChannelChips)[] // its own keys

/** Whether a channel passes all chips that are set; undefined where only the server knows. */
function passesChips(chips: ChannelChips, channel: Channel, now: number): boolean | undefined {
  const active = CHIPS.filter((chip) => chips[chip] !== undefined && chips[chip] !== false)
  const results = active.map((chip) => CHIP_FILTERS[chip](channel, now, chips))
  if (results.includes(false)) return false
  return results.includes(undefined) ? undefined : true
}

/** Whether a view shows a channel; undefined where only the server knows (search, list, hidden spend). */
export function isChannelInView(
  view: Omit<ChannelView, 'sort'>,
  channel: Channel,
  now: number,
): boolean | undefined {
  const holds = isChannelInTab(view.tab, channel)
  const passes = passesChips(view.chips, channel, now)
  if (holds === false || passes === false) return false
  return holds && passes && view.query === '' ? true : undefined
}

/** Sort key of a channel: smaller comes first. */
type SortKey = readonly number[]

const newestFirst = (at: number | null | undefined): number => 0 - (at ?? 0)
const byLastMessage = ({ lastMessage }: Channel): number => newestFirst(lastMessage?.createdAt)
const SORT_KEYS: Record<ChannelSort, (channel: Channel) => SortKey> = {
  waiting: (channel) => [channel.ourTurnSince ?? Infinity, byLastMessage(channel)],
  newest: (channel) => [byLastMessage(channel)],
  spend: (channel) => [-(channel.spend ?? 0), byLastMessage(channel)],
  online: (channel) => [channel.isOnline ? 0 : 1, newestFirst(channel.lastSeenAt), byLastMessage(channel)],
}

const byId = (a: Channel, b: Channel): number => compareCodes(a.channelId, b.channelId)

/** Order of a list: pinned first, then as sorted; ties by id, so the order is stable. */
export const compareChannels =
  (sort: ChannelSort) =>
  (one: Channel, other: Channel): number => {
    if (one.isPinned !== other.isPinned) return one.isPinned ? -1 : 1
    const [a, b] = [SORT_KEYS[sort](one), SORT_KEYS[sort](other)]
    const at = a.findIndex((rank, index) => rank !== b[index])
    if (at === -1) return byId(one, other)
    return (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1
  }

/** Tab counts after a channel changes. */
export function updateTabCounts(
  counts: ChannelCounts,
  before: Channel | undefined,
  after: Channel | undefined,
): ChannelCounts {
  const tabs = Object.keys(counts) as (keyof ChannelCounts)[] // keys of a parsed object, widened by Object.keys
  const changed = { ...counts }
  for (const tab of tabs) {
    const was = before !== undefined && isChannelInTab(tab, before)
    const is = after !== undefined && isChannelInTab(tab, after)
    // An unknown result changes nothing until the server has counted.
    if (was === undefined || is === undefined) continue
    changed[tab] = Math.max(0, counts[tab] + Number(is) - Number(was))
  }
  return changed
}
