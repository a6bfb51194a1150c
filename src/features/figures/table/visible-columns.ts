import type { Column } from '@/ui/table/table-column'

/** Returns the visible columns: as chosen, or before a choice those not hidden by default. */
export const visibleColumns = <Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[] | undefined,
): Column<Row>[] =>
  columns.filter(
    ({ id, isHiddenAtFirst }, index) =>
      index === 0 || !(hidden ? hidden.includes(id) : isHiddenAtFirst === true),
  )
