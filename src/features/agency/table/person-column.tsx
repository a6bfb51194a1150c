import type { Column } from '@/ui/table/table-column'
import { AvatarName } from '@/ui/text/avatar-name'

/** The column that names the person of a row. */
export const personColumn = <Row extends { userId: string }>(
  header: string,
  nameOf: (row: Row) => string,
  total: string,
  className = '',
): Column<Row> => ({
  id: 'person',
  header,
  total,
  sortValue: nameOf,
  exportValue: nameOf,
  cell: (row) => (
    <AvatarName of={{ id: row.userId, name: nameOf(row), kind: 'staff' }} isCell className={className} />
  ),
})
