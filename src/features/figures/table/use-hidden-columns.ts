import { usePreferences } from '@/features/auth'

/** Returns which columns of a table the user has hidden; it follows the user across devices (screens S0). */
export function useHiddenColumns(table: string) {
  const { read, change } = usePreferences()
  const all = read.data?.hiddenColumns
  return {
    hidden: all?.[table],
    onHidden: (hidden: readonly string[]) =>
      change.mutate({ hiddenColumns: { ...all, [table]: [...hidden] } }),
  }
}
