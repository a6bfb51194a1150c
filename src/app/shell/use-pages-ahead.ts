import { useEffect } from 'react'

import { entriesFor } from '@/domain/navigation'
import type { RouteName, ScreenName } from '@/domain/routes'
import { useRoles } from '@/features/auth'

import { prefetchScreen } from '../screen-loads'

const SETTLED_AFTER_MS = 2000

/** Where one goes on to from a page, besides the entries. */
const NEXT: Partial<Record<RouteName, readonly ScreenName[]>> = { crTools: ['messages', 'notifications'] }

/** Fetches the code of the pages one click away, once the page at hand has had its turn. */
export function usePagesAhead(here: RouteName): void {
  const { roles } = useRoles()
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { name } of entriesFor(roles)) prefetchScreen(name)
      NEXT[here]?.forEach(prefetchScreen)
    }, SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [roles, here])
}
