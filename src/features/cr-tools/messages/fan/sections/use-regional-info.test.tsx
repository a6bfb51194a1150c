import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'

import { listRegionalInfo } from '@/api/calls/account/user'
import { queryClient } from '@/api/query-client'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { useRegionalInfo } from './use-regional-info'

setUpBackend()
afterEach(() => server.resetHandlers())

it('retries regional information when its call has failed', async () => {
  let calls = 0
  server.use(
    http.post(`*${listRegionalInfo.path}`, () => {
      calls += 1
      if (calls === 1) return new HttpResponse(null, { status: 503, headers: { 'Retry-After': '0' } })
      return HttpResponse.json({ userIds: ['fan-1'], keepChecking: false })
    }),
  )
  const { result } = renderHook(() => useRegionalInfo('fan-1'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
  await waitFor(() => expect(result.current).toBe(true))
  expect(calls).toBe(2)
})
