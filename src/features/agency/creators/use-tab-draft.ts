import { useEffect, useState } from 'react'

import { useUnsaved } from '@/services/page/unsaved'

/** Reports to the page and the drawer that a form has unsaved changes. */
export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useUnsaved(isDirty)
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
}

/** A tab's draft over the saved text; server changes show at once unless the user is editing. */
export function useTabDraft<Text extends object>(saved: Text) {
  const now = JSON.stringify(saved)
  const [seen, setSeen] = useState(now)
  const [text, setText] = useState(saved)
  if (now !== seen) {
    setSeen(now)
    if (JSON.stringify(text) === seen) setText(saved)
  }
  return {
    text,
    setText,
    change: (patch: Partial<Text>) => setText({ ...text, ...patch }),
    isChanged: JSON.stringify(text) !== now,
  }
}
