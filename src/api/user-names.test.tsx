import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'

import { getUserDisplay, listUserDisplays } from '@/api/calls/account/user'
import { queryClient } from '@/api/query-client'
import { PENDING_NAME } from '@/lib/text/pending-name'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../tests/support/render/backend'
import { displayQuery, useDisplay, useNamesOr } from './user-names'

setUpBackend()
afterEach(() => server.resetHandlers())

it('uses the word for "unknown" only when the server has no name, not while it loads', async () => {
  let tell: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    tell = resolve
  })
  server.use(
    http.post(`*${listUserDisplays.path}`, async () => {
      await answered
      return HttpResponse.json({ displays: [{ userId: 'fan-1', username: 'dan', displayName: 'Dan' }] })
    }),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result } = renderHook(() => useNamesOr(['fan-1', 'fan-2'], 'Someone'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  expect(result.current('fan-1')).toBe(PENDING_NAME)
  expect(result.current('fan-2')).toBe(PENDING_NAME)
  act(tell)
  await waitFor(() => expect(result.current('fan-1')).toBe('Dan'))
  expect(result.current('fan-2')).toBe('Someone')
})

it('retries all names together when their call has failed', async () => {
  let calls = 0
  server.use(
    http.post(`*${listUserDisplays.path}`, async ({ request }) => {
      calls += 1
      if (calls <= 2) return new HttpResponse(null, { status: 503 })
      const { userIds } = (await request.json()) as { userIds: string[] } // as the call declares
      return HttpResponse.json({ displays: userIds.map((userId) => ({ userId, username: userId })) })
    }),
  )
  const ids = Array.from({ length: 20 }, (_, index) => `fan-${index + 1}`)
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })
  const { result } = renderHook(() => useNamesOr(ids, 'Someone'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await waitFor(() => expect(ids.map(result.current)).toEqual(ids))
  // On a busy machine the retries may spread over a few frames, with a call each.
  expect(calls).toBeLessThan(3 + ids.length / 4)
})

it('renders known names at once, without another call', async () => {
  let calls = 0
  server.use(
    http.post(`*${getUserDisplay.path}`, () => {
      calls += 1
      return HttpResponse.json({ userId: 'fan-1', username: 'dan', displayName: 'Dan' })
    }),
  )
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  renderHook(() => useDisplay('fan-1'), { wrapper })
  await waitFor(() => expect(client.getQueryData(displayQuery('fan-1').queryKey)).toBeDefined())
  const { result } = renderHook(() => useDisplay('fan-1'), { wrapper })
  expect(result.current?.displayName).toBe('Dan')
  expect(calls).toBe(1)
})

it('loads a single name, or its absence, with the call for one', async () => {
  server.use(
    http.post(`*${getUserDisplay.path}`, async ({ request }) => {
      const { userId } = (await request.json()) as { userId: string } // as the call declares
      return userId === 'fan-1'
        ? HttpResponse.json({ userId, username: 'dan', displayName: 'Dan' })
        : new HttpResponse(null, { status: 404 })
    }),
  )
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() })
  expect(await client.query(displayQuery('fan-1'))).toMatchObject({ displayName: 'Dan' })
  expect(await client.query(displayQuery('gone'))).toBeNull()
})
