import { useEffect } from 'react'

import type { RouteName } from '@/domain/page/routes'
import { useRoles } from '@/features/auth'

const SETTLED_AFTER_MS = 2000

/** Preloads the pages one click away, once the current page has settled. */
export function usePrefetchPages(here: RouteName): void {
  const { roles } = useRoles()
  useEffect(() => {
    const ask = () =>
      import('../loading/prefetch-pages').then(
        ({ prefetchPages }) => prefetchPages(here, roles),
        () => undefined,
      )
    const timer = setTimeout(() => void ask(), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [roles, here])
}
