import { useEffect } from 'react'

import { entriesFor } from '@/domain/navigation'
import { href, type PlaceName } from '@/domain/routes'
import { useRoles } from '@/features/auth'
import { fetchFilesOf } from '@/services/page-files'

import { prefetchScreen } from '../screen-loads'

const SETTLED_AFTER_MS = 2000

function fetchPages(names: readonly PlaceName[]): void {
  if (!fetchFilesOf(names.map((name) => href(name)))) names.forEach(prefetchScreen)
}

/**
 * Fetches the files of the pages one click away, once the page at hand has had its turn. They are read when their link is
 * aimed at (`MainLink`).
 */
export function usePrefetchEntries(): void {
  const { roles } = useRoles()
  useEffect(() => {
    const timer = setTimeout(() => fetchPages(entriesFor(roles).map(({ name }) => name)), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [roles])
}
