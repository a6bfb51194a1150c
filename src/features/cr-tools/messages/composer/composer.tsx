import { memo } from 'react'

import { useCurrentUser, useSession } from '@/features/auth'
import type { OpenChannel } from '@/domain/channel'

import { ChannelComposer } from './channel-composer'
import { ReadOnlyNote } from './read-only-note'

interface ComposerProps {
  creatorId: string
  channel: OpenChannel
}

/** What each message of the fan changes, and nothing here reads. */
const OF_MESSAGES: ReadonlySet<string> = new Set<keyof OpenChannel>([
  'lastMessage',
  'unreadCount',
  'firstUnreadId',
  'lastSeenAt',
  'isOnline',
  'presence',
])

/** The same to whoever writes: in a burst the tools are not drawn anew with every message that comes. */
const isSame = ({ channel: one, ...before }: ComposerProps, { channel: other, ...after }: ComposerProps) =>
  before.creatorId === after.creatorId &&
  Object.entries(one).every(
    ([key, value]) => OF_MESSAGES.has(key) || value === other[key as keyof OpenChannel], // a key of its own
  )

/** Where a message to a channel is written and sent (screens S11). */
export const Composer = memo(function Composer({ creatorId, channel }: ComposerProps) {
  const { userId } = useSession()
  const rights = useCurrentUser().data?.chatterPermissions
  // Until the rights are known the server's word on the channel holds.
  const reason = channel.readOnly ?? (rights && rights.messages !== 'edit' ? 'no_permission' : null)
  if (userId === undefined) return null
  return reason === null ? (
    <ChannelComposer
      key={`${userId} ${creatorId} ${channel.channelId}`}
      {...{ userId, creatorId, channel }}
    />
  ) : (
    <ReadOnlyNote reason={reason} />
  )
}, isSame)
