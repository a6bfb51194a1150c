import { CHANNELS_PER_UPDATE_MAX } from '@/config/tool-limits'
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

/** A channel before a change, the change and what reverts it. */
export interface PlannedChange {
  channel: Channel
  patch: ChannelPatch
  back: ChannelPatch
}

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

/** Groups equal patches into one request, up to its limit. */
export const stepsOf = (planned: readonly PlannedChange[]): ChangeStep[] =>
  [...Map.groupBy(planned, ({ patch }) => JSON.stringify(patch)).values()].flatMap((same) =>
    chunksOf(same, CHANNELS_PER_UPDATE_MAX).flatMap((some) =>
      some[0] ? { channelIds: some.map(({ channel }) => channel.channelId), patch: some[0].patch } : [],
    ),
  )

/** Plans a bulk change; omits channels that it would not change. */
export const planChange = (channels: readonly Channel[], change: BulkChange): PlannedChange[] =>
  channels
    .map((channel) => {
      const patch = patchFor(channel, change)
      return { channel, patch, back: patchBack(channel, patch) }
    })
    .filter(({ patch, back }) => JSON.stringify(back) !== JSON.stringify(patch))
