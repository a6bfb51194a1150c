import type * as calls from '@/api/calls/agency-util'

import { callerOf } from '../accounts'
import { onDutyNow } from '../clock'
import { agencyCreator } from '../creator-records'
import type { Handlers } from '../implement'
import { page } from '../paging'
import { CREATORS } from '../seed/creators'
import type { World } from '../world'

type Row = ReturnType<typeof agencyCreator>
type SortKey =
  | 'name'
  | 'status'
  | 'earned'
  | 'change'
  | 'unread'
  | 'oldestWaitAt'
  | 'activeMembers'
  | 'createdAt'

function valueOf(row: Row, by: SortKey): string | number | null {
  if (by === 'earned') return row.earned?.amount ?? null
  if (by === 'name') return row.creator.displayName?.toLocaleLowerCase() ?? ''
  return row[by] ?? null
}

/** Rows without a value come last, whichever way one sorts. */
function compare(one: Row, other: Row, by: SortKey, descending: boolean): number {
  const [first, second] = [valueOf(one, by), valueOf(other, by)]
  if (first === second) return one.creatorAgencyId < other.creatorAgencyId ? -1 : 1
  if (first === null) return 1
  if (second === null) return -1
  return (first < second ? -1 : 1) * (descending ? -1 : 1)
}

const fits = (row: Row, query: string): boolean =>
  [row.name, row.creator.displayName, row.creator.username].some((name) =>
    name?.toLocaleLowerCase().includes(query),
  )

/** Roles, and the agency's creators (spec 7, agency utility; screens S4). */
export const agencyUtilHandlers = (world: World): Handlers<typeof calls> => ({
  getRoles: ({ request }) => ({
    roles: [...callerOf(world, request).roles] as never[], // the panel may set names that no role has, as a server might
  }),
  searchAgencyCreators: ({ body }) => {
    const { status, isHidden, groupId, assignedTo, noCover, pg, sort } = body
    const query = body.query.trim().toLocaleLowerCase()
    const onDuty = onDutyNow(world)
    const rows = CREATORS.filter(
      (creator) =>
        (status === undefined || creator.status === status) &&
        (isHidden === undefined || creator.isHidden === isHidden) &&
        (groupId === undefined || creator.groupId === groupId) &&
        (pg === undefined || creator.pg === pg),
    )
      .map((creator) => agencyCreator(world, creator, onDuty))
      .filter(
        (row) =>
          fits(row, query) &&
          (assignedTo === undefined || row.staffIds?.includes(assignedTo)) &&
          (noCover === undefined || (row.onDuty?.length === 0) === noCover),
      )
      .sort((one, other) => compare(one, other, sort.by, sort.descending))
    return page(rows, (row) => row.creatorAgencyId, body)
  },
})
