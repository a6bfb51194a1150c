import { QueryClientProvider } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router'

import { queryClient } from '@/api/query-client'
import { LanguageProvider } from '@/i18n/language-provider'

import { AppBoundary } from './status/fatal-screen'
import { LoadStatus } from './load-status'

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
