import type { Column } from '@/ui/table/table-column'
import { plainName } from '@/ui/text/user-name'

import { FanLink } from './fan-link'

/** Table column with the fan of a row and a link to their chat. */
export const fanColumn = <Row extends { userId: string; channelId: string | null }>(
  header: string,
  creatorId: string,
  nameOf: (userId: string) => string,
): Column<Row> => ({
  id: 'fan',
  header,
  isWide: true,
  sortValue: ({ userId }) => nameOf(userId),
  exportValue: ({ userId }) => plainName(nameOf(userId)),
  cell: ({ userId, channelId }) => (
    <span className="block w-30 max-w-full min-w-full truncate">
      <FanLink channelId={channelId} creatorId={creatorId} name={nameOf(userId)} />
    </span>
  ),
})
