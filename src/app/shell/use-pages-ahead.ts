import { useEffect } from 'react'

import type { RouteName } from '@/domain/routes'
import { useRoles } from '@/features/auth'

const SETTLED_AFTER_MS = 2000

/** Preloads the pages one click away, once the current page has settled. */
export function usePagesAhead(here: RouteName): void {
  const { roles } = useRoles()
  useEffect(() => {
    const ask = () =>
      import('../pages-ahead').then(
        ({ fetchPagesAhead }) => fetchPagesAhead(here, roles),
        () => undefined,
      )
    const timer = setTimeout(() => void ask(), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [roles, here])
}
