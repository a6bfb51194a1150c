import type { UserDisplay } from '@/domain/account/user-display'
import { Avatar } from '@/ui/text/avatar'
import { UserName } from '@/ui/text/user-name'

/** A table cell with a creator's avatar and name. */
export function CreatorName({ creator }: { creator: UserDisplay }) {
  const name = creator.displayName || creator.username
  return (
    <span className="inline-flex min-w-0 items-center gap-2 text-14 font-medium">
      <Avatar of={{ id: creator.userId, name, kind: 'creator' }} size={24} />
      <UserName name={name} />
    </span>
  )
}
