import type { Channel, ChannelChips, ChannelCounts, ChannelSort, ChannelTab } from './channel'

/** Which channels a list holds, and in which order (screens S10). */
export interface ChannelView {
  tab: ChannelTab
  chips: ChannelChips
  sort: ChannelSort
  query: string
}

const DAY_MS = 24 * 60 * 60_000
/** Screens S10: a fan is new for 14 days. */
export const NEW_FOR_MS = 14 * DAY_MS
/** Lifetime spend, in cents, from which on a fan is a big spender. */
export const BIG_SPENDER_FROM = 100_000

export const isBigSpender = ({ spend }: Pick<Channel, 'spend'>): boolean => (spend ?? 0) >= BIG_SPENDER_FROM
export const isNewFan = ({ joinedAt }: Pick<Channel, 'joinedAt'>, now: number): boolean =>
  joinedAt !== null && now - joinedAt < NEW_FOR_MS

/** Whether what the fan spends is kept from this person: then only the server knows what goes by it. */
export const isSpendHidden = ({ kind, spend }: Channel): boolean => kind === 'direct' && spend === null

/** Who waits, and is worth an answer before others: pays much, or is about to leave. */
function isPriority(channel: Channel): boolean | undefined {
  if (channel.isPinned) return true
  if (channel.ourTurnSince === null) return false
  if (channel.memberState === 'expiring') return true
  return isSpendHidden(channel) ? undefined : isBigSpender(channel)
}

const TAB_HOLDS: Record<ChannelTab, (channel: Channel) => boolean | undefined> = {
  waiting: ({ ourTurnSince }) => ourTurnSince !== null,
  all: () => true,
  unread: ({ unreadCount }) => unreadCount > 0,
  priority: isPriority,
  groups: ({ kind }) => kind === 'group',
  archived: () => true,
}

/** Whether a tab holds a channel; what is archived stands in its own tab alone. Undefined where only the server knows. */
export const isInTab = (tab: ChannelTab, channel: Channel): boolean | undefined =>
  channel.isArchived === (tab === 'archived') && TAB_HOLDS[tab](channel)

/** Whether the chips let a channel through; undefined where the channel itself does not tell (lists, language, hidden spend, whose it is). */
function passesChips(chips: ChannelChips, channel: Channel, now: number): boolean | undefined {
  const { mine, online, spenders, new: isNew, expiring, labelId } = chips
  if (mine && channel.assignedTo === null) return false
  if (online && !channel.isOnline) return false
  const isUnknown = spenders && isSpendHidden(channel)
  if (spenders && !isUnknown && (channel.spend ?? 0) === 0) return false
  if (isNew && !isNewFan(channel, now)) return false
  if (expiring && channel.memberState !== 'expiring') return false
  if (labelId !== undefined && !channel.labels.includes(labelId)) return false
  const isTold = !isUnknown && !mine && chips.listId === undefined && chips.language === undefined
  return isTold ? true : undefined
}

/** Whether a view shows a channel; undefined where only the server knows (a search, a list, hidden spend). */
export function isInView(
  view: Omit<ChannelView, 'sort'>,
  channel: Channel,
  now: number,
): boolean | undefined {
  const holds = isInTab(view.tab, channel)
  const passes = passesChips(view.chips, channel, now)
  if (holds === false || passes === false) return false
  return holds && passes && view.query === '' ? true : undefined
}

/** A place in a list: smaller comes first. */
type Rank = readonly number[]

/** Later comes first. */
const latest = (at: number | null | undefined): number => 0 - (at ?? 0)
const newest = ({ lastMessage }: Channel): number => latest(lastMessage?.createdAt)
const RANKS: Record<ChannelSort, (channel: Channel) => Rank> = {
  waiting: (channel) => [channel.ourTurnSince ?? Infinity, newest(channel)],
  newest: (channel) => [newest(channel)],
  spend: (channel) => [-(channel.spend ?? 0), newest(channel)],
  online: (channel) => [channel.isOnline ? 0 : 1, latest(channel.lastSeenAt), newest(channel)],
}

const byId = (one: Channel, other: Channel): number =>
  one.channelId < other.channelId ? -1 : one.channelId > other.channelId ? 1 : 0

/** The order of a list: pinned ones first, then as sorted; equals by their ids, so that no two lists differ. */
export const compareChannels =
  (sort: ChannelSort) =>
  (one: Channel, other: Channel): number => {
    if (one.isPinned !== other.isPinned) return one.isPinned ? -1 : 1
    const [a, b] = [RANKS[sort](one), RANKS[sort](other)]
    const at = a.findIndex((rank, index) => rank !== b[index])
    if (at === -1) return byId(one, other)
    return (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1
  }

/** What a tab's number changes by when a channel becomes another. */
export function countsAfter(
  counts: ChannelCounts,
  before: Channel | undefined,
  after: Channel | undefined,
): ChannelCounts {
  const tabs = Object.keys(counts) as (keyof ChannelCounts)[] // keys of a parsed object, widened by Object.keys
  const changed = { ...counts }
  for (const tab of tabs) {
    const was = before !== undefined && isInTab(tab, before)
    const is = after !== undefined && isInTab(tab, after)
    // What cannot be told changes nothing before the server has counted.
    if (was === undefined || is === undefined) continue
    changed[tab] = Math.max(0, counts[tab] + Number(is) - Number(was))
  }
  return changed
}
