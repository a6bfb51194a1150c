import { Link } from 'react-router'

import { chatAddress } from '@/domain/chat-address'
import { useCurrentUser } from '@/features/auth'
import { UserName } from '@/ui/user-name'

/** A fan's name, a link to their chat for users who may read chats. */
export function FanLink({
  channelId,
  creatorId,
  name,
}: {
  channelId: string
  creatorId: string
  name: string
}) {
  const right = useCurrentUser().data?.chatterPermissions.messages
  // A screen reader would announce a link without a name as nothing.
  const isNamed = name.trim() !== ''
  if (right === undefined || right === 'off' || !isNamed) return <UserName name={name} className="cut" />
  return (
    <Link
      to={chatAddress({ channelId, creatorId })}
      className="cut hit-target rounded-mark font-medium underline-offset-2 hover:underline"
    >
      <UserName name={name} />
    </Link>
  )
}
