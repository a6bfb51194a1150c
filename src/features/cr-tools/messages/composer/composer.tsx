import { useRef } from 'react'

import { useCurrentUser, useSession } from '@/features/auth'
import type { OpenChannel } from '@/domain/channel'
import type { Message } from '@/domain/message'

import { ChannelComposer } from './channel-composer'
import { ReadOnlyNote } from './read-only-note'
import { useKeyboardInset } from './use-keyboard-inset'

interface ComposerProps {
  creatorId: string
  channel: OpenChannel
  replyTo: Message | undefined
  onReplied: () => void
}

/** Where a message to a channel is written and sent (screens S11). */
export function Composer({ creatorId, channel, replyTo, onReplied }: ComposerProps) {
  const { userId } = useSession()
  const rights = useCurrentUser().data?.chatterPermissions
  const box = useRef<HTMLDivElement>(null)
  useKeyboardInset(box)
  // Until the rights are known the server's word on the channel holds.
  const reason = channel.readOnly ?? (rights && rights.messages !== 'edit' ? 'no_permission' : null)
  if (userId === undefined) return null
  return (
    <div ref={box}>
      {reason === null ? (
        <ChannelComposer
          key={`${userId} ${creatorId} ${channel.channelId}`}
          {...{ userId, creatorId, channel, replyTo, onReplied }}
        />
      ) : (
        <ReadOnlyNote reason={reason} />
      )}
    </div>
  )
}
