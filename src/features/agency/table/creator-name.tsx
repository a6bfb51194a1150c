import type { UserDisplay } from '@/domain/account/user-display'
import { AvatarName } from '@/ui/text/avatar-name'

/** A table cell with a creator's avatar and name. */
export function CreatorName({ creator }: { creator: UserDisplay }) {
  const name = creator.displayName || creator.username
  return <AvatarName of={{ id: creator.userId, name, kind: 'creator' }} isCell />
}
