import { QueryClientProvider } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router'

import { queryClient } from '@/api/query-client'

import { AppBoundary } from './fatal-screen'

/** Everything the pages stand in, once: server state, then addresses. Words are global (i18n). */
export function Providers({ router }: { router: DataRouter }) {
  return (
    <AppBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppBoundary>
  )
}
