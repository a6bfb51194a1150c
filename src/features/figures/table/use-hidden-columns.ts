import { usePreferences } from '@/features/auth'
import type { HiddenChange } from '@/ui/table/table-column'

/** Returns which columns of a table the user has hidden; it follows the user across devices (screens S0). */
export function useHiddenColumns(table: string) {
  const { read, change } = usePreferences()
  return {
    hidden: read.data?.hiddenColumns[table],
    onHidden: (to: HiddenChange) =>
      change(({ hiddenColumns }) => ({
        hiddenColumns: { ...hiddenColumns, [table]: [...to(hiddenColumns[table])] },
      })),
  }
}
