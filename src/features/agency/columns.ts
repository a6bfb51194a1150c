import { usePreferences } from '@/features/auth'
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

/** Which columns of a table somebody has put away; it follows the person from device to device (screens S0). */
export function useHiddenColumns(table: string) {
  const { read, change } = usePreferences()
  const all = read.data?.hiddenColumns
  return {
    hidden: all?.[table],
    onHidden: (hidden: readonly string[]) =>
      change.mutate({ hiddenColumns: { ...all, [table]: [...hidden] } }),
  }
}
