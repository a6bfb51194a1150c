import { useEffect } from 'react'

import { entriesFor } from '@/domain/navigation'
import { href, type PlaceName } from '@/domain/routes'
import { useRoles } from '@/features/auth'

import { prefetchScreen } from '../screen-loads'

declare global {
  interface Window {
    /** Addresses of what a page is drawn with, its words too; only in a build (.tools/loader.ts). */
    filesOfPage?: (path: string) => string[]
  }
}

const SETTLED_AFTER_MS = 2000

/** Into the browser's cache, and no further: code of pages that nobody goes to would fill the memory all day. */
const fetchFile = async (address: string): Promise<void> => {
  await fetch(address, { priority: 'low' })
    .then((answer) => answer.blob())
    .catch(() => undefined)
}

function fetchPages(names: readonly PlaceName[]): void {
  const { filesOfPage } = window
  if (!filesOfPage) return names.forEach(prefetchScreen)
  for (const file of new Set(names.flatMap((name) => filesOfPage(href(name))))) void fetchFile(file)
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
