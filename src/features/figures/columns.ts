import type { Column } from '@/ui/table-column'

/** The columns in sight: as chosen, without those hidden at first until somebody chose. */
export const shownOf = <Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[] | undefined,
): Column<Row>[] =>
  columns.filter(
    ({ id, isHiddenAtFirst }, index) =>
      index === 0 || !(hidden ? hidden.includes(id) : isHiddenAtFirst === true),
  )
