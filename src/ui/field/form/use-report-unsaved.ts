import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'

import type { FormOf } from './use-form'

/** A form with unsaved changes, for the drawer around it, which discards them when it closes. */
export type UnsavedForm = Pick<FormOf<FieldValues>, 'startOver'>

/** Reports to the drawer around it whether a form has unsaved changes. */
export function useReportUnsaved(
  { isDirty, startOver }: Pick<FormOf<FieldValues>, 'isDirty' | 'startOver'>,
  report: (form: UnsavedForm | undefined) => void,
): void {
  const latest = useRef(startOver)
  useEffect(() => void (latest.current = startOver))
  useEffect(() => {
    report(isDirty ? { startOver: () => latest.current() } : undefined)
    return () => report(undefined)
  }, [isDirty, report])
}
