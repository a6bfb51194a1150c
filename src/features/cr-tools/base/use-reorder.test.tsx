import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'

import { useReorder } from './use-reorder'

const queryKey = ['list']

/** Renders a list of three whose order the test's server saves when the test answers. */
async function renderList() {
  let stored = ['a', 'b', 'c']
  const sent: string[][] = []
  const answers: (() => void)[] = []
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const send = async (ids: string[]) => {
    sent.push(ids)
    await new Promise<void>((resolve) => answers.push(resolve))
    stored = ids
  }
  const { result } = renderHook(
    () => ({
      read: useQuery({ queryKey, queryFn: async () => ({ data: stored }) }),
      reorder: useReorder<string>({ queryKey, idOf: (id) => id, send }),
    }),
    { wrapper },
  )
  const shown = () => client.getQueryData<{ data: string[] }>(queryKey)?.data
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']))
  const reorder = async (ids: readonly string[]) => {
    await act(async () => result.current.reorder(ids))
    await waitFor(() => expect(shown()).toEqual(ids))
  }
  const accept = async (index: number) => {
    await waitFor(() => expect(answers.length).toBeGreaterThan(index))
    await act(async () => answers[index]?.())
  }
  const settled = () => waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0))
  return { shown, reorder, accept, settled, sent, stored: () => stored }
}

it('keeps a second move while the first is answered', async () => {
  const { shown, reorder, accept, settled, sent, stored } = await renderList()
  await reorder(['b', 'a', 'c'])
  await reorder(['b', 'c', 'a'])
  await accept(0)
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(shown()).toEqual(['b', 'c', 'a'])
  await accept(1)
  await settled()
  expect(stored()).toEqual(['b', 'c', 'a'])
  expect(shown()).toEqual(['b', 'c', 'a'])
})
