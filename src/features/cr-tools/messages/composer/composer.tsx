import { memo } from 'react'
import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { usePermission, useSession } from '@/features/auth'
import type { OpenChannel } from '@/domain/chat/channel'
import { Icon } from '@/ui/icon'

import { ChannelComposer } from './channel-composer'

/** Replaces the composer of a read-only channel with the reason. */
function ReadOnlyNote({ reason }: { reason: NonNullable<OpenChannel['readOnly']> }) {
  const { t } = useTranslation('tools')
  return (
    <p className="m-4 flex items-center gap-2 rounded-card bg-fill p-3 text-text-quiet">
      <Icon of={Lock} />
      {t(`composer.read_only_${reason}`)}
    </p>
  )
}

interface ComposerProps {
  creatorId: string
  channel: OpenChannel
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
  const level = usePermission('messages')
  // Until the permissions load, the channel's own flag applies.
  const reason = channel.readOnly ?? (level && level !== 'edit' ? 'no_permission' : null)
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
