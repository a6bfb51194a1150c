import { QueryClientProvider } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router'

import { queryClient } from '@/api/query-client'
import { LanguageProvider } from '@/i18n/language-provider'

import { AppBoundary } from './status/fatal-screen'
import { NewVersionDialog } from './status/new-version-dialog'
import { RouteProgress } from './shell/route-progress'

/** Reports slow and failed loads. Part of the entry chunk: its own chunk could fail the same way. */
const LoadStatus = () => (
  // Mounts before any overlay, which hides what mounts later from screen readers.
  <div data-react-aria-top-layer="true">
    <RouteProgress />
    <NewVersionDialog />
  </div>
)

/** Provides texts, server state and router to all pages, and reports their failed loads. */
export function Providers({ router }: { router: DataRouter }) {
  return (
    <>
      <AppBoundary>
        <LanguageProvider>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </LanguageProvider>
      </AppBoundary>
      <LoadStatus />
    </>
  )
}
