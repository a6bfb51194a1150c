import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import { fakeServer } from '../../tests/support/fake-server'
import { waitForExpect } from '../../tests/support/wait-for-expect'
import { loadAccountNames, useAccountNames } from './account-names'

afterEach(() => void vi.unstubAllGlobals())

const IDS = ['staff-1', 'gone', 'unknown']
const startServer = () =>
  fakeServer({
    '/api/user/display-batch': () => ({
      body: { displays: [{ userId: 'staff-1', username: 'ben', displayName: 'Ben' }] },
    }),
    '/api/user/get-username': (body) =>
      (body as { userId: string }).userId === 'gone'
        ? { body: { username: 'ana' } }
        : { status: 404, body: {} },
  })

it('shows hidden people by their username, and unknown ones by their id', async () => {
  startServer()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useAccountNames(IDS), { wrapper })
  await waitForExpect(() => expect(IDS.map(result.current)).toEqual(['Ben', '@ana', 'unknown']))
  const nameOf = await loadAccountNames(client, IDS)
  expect(IDS.map(nameOf)).toEqual(['Ben', '@ana', 'unknown'])
})
