import { usePreferences } from './use-preferences'

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
