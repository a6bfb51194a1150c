import { useEffect } from 'react'

import { entriesFor } from '@/domain/navigation'
import { useRoles } from '@/features/auth'

import { prefetchScreen } from '../screen-loads'

const SETTLED_AFTER_MS = 2000

/** Fetches the code of the pages one click away, once the page at hand has had its turn. */
export function usePrefetchEntries(): void {
  const { roles } = useRoles()
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { name } of entriesFor(roles)) prefetchScreen(name)
    }, SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [roles])
}
