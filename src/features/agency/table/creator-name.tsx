import { accountNameOf } from '@/domain/account/account-name'
import type { UserDisplay } from '@/domain/account/user-display'
import { AvatarName } from '@/ui/text/avatar-name'
import { useAccountNames } from '@/api/account-names'
import { formatList } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { hasPendingName } from '@/lib/text/pending-name'
import { SkeletonBar } from '@/ui/skeleton'

/** A table cell with a creator's avatar and name. */
export function CreatorName({ creator }: { creator: UserDisplay }) {
  const name = accountNameOf(creator)
  return <AvatarName of={{ id: creator.userId, name, kind: 'creator' }} isCell />
}

/** More would not fit a tooltip. */
const MAX_NAMES = 12

/** Lists the names behind a count; loads them when it mounts. */
export function CreatorNames({ ids, more }: { ids: readonly string[]; more: (count: number) => string }) {
  const named = ids.slice(0, MAX_NAMES)
  const nameOf = useAccountNames(named)
  const names = named.map((id) => nameOf(id))
  if (names.some(hasPendingName)) return <SkeletonBar className="h-3 w-40" />
  const left = ids.length - named.length
  return formatList([...names.map((name) => isolate(name)), ...(left > 0 ? [more(left)] : [])])
}
