import { useState } from 'react'

import type { Permission } from '@/domain/account/permission'

import { useMayEdit } from './permissions'

/**
 * What an open form is about: as it is now, or as it last was. What the user types outlives a colleague who deletes
 * it or withdraws the right to edit.
 */
export function useOpened<Subject>(now: Subject | undefined): Subject | undefined {
  const [opened, setOpened] = useState(now)
  if (now !== undefined && now !== opened) setOpened(now)
  return now ?? opened
}

/** Whether a tool's form is mounted: from when the user may edit, and on after the right is withdrawn. */
export const useShowsForm = (tool: Permission): boolean => useOpened(useMayEdit(tool) || undefined) === true
