import type { Channel, ChannelPatch } from '@/domain/chat/channel'

/** One request to the server: the same change for several channels. */
export interface ChangeStep {
  channelIds: string[]
  patch: ChannelPatch
}

/** A bulk action on the selected channels. */
export type BulkChange =
  | { kind: 'read' | 'unread' | 'pin' | 'unpin' | 'mute' | 'unmute' | 'archive' | 'unarchive' }
  | { kind: 'label' | 'unlabel'; labelId: string }

const PATCH = {
  read: { unread: false },
  unread: { unread: true },
  pin: { isPinned: true },
  unpin: { isPinned: false },
  mute: { isMuted: true },
  unmute: { isMuted: false },
  archive: { isArchived: true },
  unarchive: { isArchived: false },
} as const

const labelsAfter = ({ labels }: Channel, change: { kind: 'label' | 'unlabel'; labelId: string }): string[] =>
  change.kind === 'unlabel'
    ? labels.filter((id) => id !== change.labelId)
    : [...new Set([...labels, change.labelId])]

const patchFor = (channel: Channel, change: BulkChange): ChannelPatch =>
  'labelId' in change ? { labels: labelsAfter(channel, change) } : PATCH[change.kind]

/** Returns the patch that reverts another. */
function patchBack(before: Channel, patch: ChannelPatch): ChannelPatch {
  const { isPinned, isMuted, isArchived, labels } = before
  return {
    ...(patch.isPinned !== undefined && { isPinned }),
    ...(patch.isMuted !== undefined && { isMuted }),
    ...(patch.isArchived !== undefined && { isArchived }),
    ...(patch.labels !== undefined && { labels }),
    ...(patch.unread !== undefined && { unread: before.unreadCount > 0 }),
    // Restores the count, which marking as unread would set to 1.
    ...(patch.unread === false && before.unreadCount > 0 && { unreadCount: before.unreadCount }),
  }
}

const isNoChange = (channel: Channel, patch: ChannelPatch): boolean =>
  JSON.stringify(patchBack(channel, patch)) === JSON.stringify(patch)

/** Returns a channel as the server will return it; only the server knows the unread count. */
export function patched(
  channel: Channel,
  { unread, unreadCount: wanted = 1, ...rest }: ChannelPatch,
): Channel {
  const unreadCount =
    unread === undefined ? channel.unreadCount : unread ? Math.max(wanted, channel.unreadCount) : 0
  return { ...channel, ...withoutUndefined(rest), unreadCount }
}

const withoutUndefined = (patch: Omit<ChannelPatch, 'unread'>): Partial<Channel> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))

/** Groups equal patches into one request. */
function stepsOf(pairs: readonly { channelId: string; patch: ChannelPatch }[]): ChangeStep[] {
  const byPatch = Map.groupBy(pairs, ({ patch }) => JSON.stringify(patch))
  return [...byPatch.values()].flatMap((same) =>
    same[0] ? { channelIds: same.map(({ channelId }) => channelId), patch: same[0].patch } : [],
  )
}

export interface ChangePlan {
  /** The channels before and after the change. */
  before: readonly Channel[]
  after: readonly Channel[]
  steps: readonly ChangeStep[]
  stepsBack: readonly ChangeStep[]
}

/** Plans a bulk change; omits channels that it would not change. */
export function planChange(channels: readonly Channel[], change: BulkChange): ChangePlan {
  const changed = channels
    .map((channel) => ({ channel, channelId: channel.channelId, patch: patchFor(channel, change) }))
    .filter(({ channel, patch }) => !isNoChange(channel, patch))
  return {
    before: changed.map(({ channel }) => channel),
    after: changed.map(({ channel, patch }) => patched(channel, patch)),
    steps: stepsOf(changed),
    stepsBack: stepsOf(
      changed.map(({ channel, channelId, patch }) => ({ channelId, patch: patchBack(channel, patch) })),
    ),
  }
}
