import type { Column } from '@/ui/table/table-column'
import { Avatar } from '@/ui/text/avatar'
import { plainName } from '@/ui/text/user-name'

import { FanLink } from './fan-link'

/** Table column with the fan of a row and a link to their chat, behind their picture when it has a size. */
export const fanColumn = <Row extends { userId: string; channelId: string | null }>(
  header: string,
  creatorId: string,
  nameOf: (userId: string) => string,
  avatarPx?: 24 | 28,
): Column<Row> => ({
  id: 'fan',
  header,
  isWide: avatarPx === undefined,
  sortValue: ({ userId }) => nameOf(userId),
  exportValue: ({ userId }) => plainName(nameOf(userId)),
  cell: ({ userId, channelId }) => {
    const name = nameOf(userId)
    const link = <FanLink channelId={channelId} creatorId={creatorId} name={name} />
    if (avatarPx === undefined)
      return <span className="block w-30 max-w-full min-w-full truncate">{link}</span>
    return (
      <span className="inline-flex max-w-60 min-w-0 items-center gap-2">
        <Avatar of={{ id: userId, name, kind: 'fan' }} size={avatarPx} />
        {link}
      </span>
    )
  },
})
