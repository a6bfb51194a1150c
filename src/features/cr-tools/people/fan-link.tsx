import { Link } from 'react-router'

import { chatAddress } from '@/domain/chat/chat-address'
import { hasPendingName } from '@/lib/text/pending-name'
import { UserName } from '@/ui/text/user-name'

import { useMayOpen } from '../base/permissions'

/** A fan's name, a link to their chat, if there is one, for users who may read chats. */
export function FanLink({
  channelId,
  creatorId,
  name,
}: {
  channelId: string | null
  creatorId: string
  name: string
}) {
  const mayOpenMessages = useMayOpen('messages')
  // A link without a name yet would be announced as nothing.
  const isNamed = name.trim() !== '' && !hasPendingName(name)
  if (channelId === null || !mayOpenMessages || !isNamed) return <UserName name={name} className="cut" />
  return (
    <Link
      to={chatAddress({ channelId, creatorId })}
      className="cut hit-target rounded-mark font-medium underline-offset-2 hover:underline"
    >
      <UserName name={name} />
    </Link>
  )
}
