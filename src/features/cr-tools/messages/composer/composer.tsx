import { memo } from 'react'
import { Lock } from 'lucide'

import { useSession } from '@/features/auth'
import type { OpenChannel } from '@/domain/chat/channel'
import { Icon } from '@/ui/icon'

import { useWriteDisabledReason } from '../base/use-write-disabled-reason'
import { CareBar } from './care/lazy-care-bar'
import { useMessageNeedingCare } from './care/use-message-needing-care'
import { ChannelComposer } from './channel-composer'
import { ClosedDraft } from './closed-draft'

interface ComposerProps {
  creatorId: string
  channel: OpenChannel
}

/**
 * Replaces the composer of a read-only channel with the reason and the text that waits in its draft; a message
 * that may need care shows here too.
 */
function ReadOnlyNote({
  userId,
  creatorId,
  channel,
  reason,
}: ComposerProps & { userId: string; reason: string }) {
  const careMessageId = useMessageNeedingCare(creatorId, channel)
  return (
    <div className="p-4">
      {careMessageId !== undefined && (
        <CareBar key={careMessageId} {...{ creatorId, channel }} messageId={careMessageId} />
      )}
      <p className="flex items-center gap-2 rounded-card bg-fill p-3 text-text-quiet">
        <Icon of={Lock} />
        {reason}
      </p>
      <ClosedDraft draftKey={{ userId, creatorId, channelId: channel.channelId }} />
    </div>
  )
}

/** Fields that change with each fan message and that the composer does not read. */
const FIELDS_OF_MESSAGES: ReadonlySet<string> = new Set<keyof OpenChannel>([
  'lastMessage',
  'unreadCount',
  'firstUnreadId',
  'lastSeenAt',
  'isOnline',
  'presence',
])

/** Compares only what the composer reads, so that a burst of messages does not re-render its tools. */
const isSame = ({ channel: one, ...before }: ComposerProps, { channel: other, ...after }: ComposerProps) =>
  before.creatorId === after.creatorId &&
  Object.entries(one).every(
    ([key, value]) => FIELDS_OF_MESSAGES.has(key) || value === other[key as keyof OpenChannel], // a key of the object
  )

/** The form that writes and sends messages to a channel (screens S11). */
export const Composer = memo(function Composer({ creatorId, channel }: ComposerProps) {
  const { userId } = useSession()
  const reason = useWriteDisabledReason(channel)
  if (userId === undefined) return null
  return reason === undefined ? (
    <ChannelComposer
      key={`${userId} ${creatorId} ${channel.channelId}`}
      {...{ userId, creatorId, channel }}
    />
  ) : (
    <ReadOnlyNote {...{ userId, creatorId, channel, reason }} />
  )
}, isSame)
