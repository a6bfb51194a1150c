import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'

import { ApiError } from '@/api/errors'
import { connectToastStack } from '@/services/page/toasts'

import { useReorder } from './use-reorder'

const queryKey = ['list']
const REFUSAL = new ApiError('refused', {
  path: '/api/list',
  status: 409,
  body: { statusCode: 409, message: 'Not in this order' },
})

/** Renders a list of three whose order the test's server saves when the test answers. */
async function renderList() {
  let stored = ['a', 'b', 'c']
  const sent: string[][] = []
  const answers: Record<'accept' | 'refuse', () => void>[] = []
  let readGate: Promise<void> = Promise.resolve()
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const send = async (ids: string[]) => {
    sent.push(ids)
    await new Promise<void>((resolve, reject) =>
      answers.push({ accept: resolve, refuse: () => reject(REFUSAL) }),
    )
    stored = ids
  }
  const { result } = renderHook(
    () => ({
      read: useQuery({ queryKey, queryFn: () => readGate.then(() => ({ data: stored })) }),
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
  const answer = async (index: number, how: 'accept' | 'refuse') => {
    await waitFor(() => expect(answers.length).toBeGreaterThan(index))
    await act(async () => answers[index]?.[how]())
  }
  /** No reload answers from now on. */
  const holdReload = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    readGate = promise
    return resolve
  }
  const settled = () => waitFor(() => expect(client.isFetching() + client.isMutating()).toBe(0))
  return { shown, reorder, answer, holdReload, settled, sent, stored: () => stored }
}

it('keeps a second move while the first is answered', async () => {
  const { shown, reorder, answer, settled, sent, stored } = await renderList()
  await reorder(['b', 'a', 'c'])
  await reorder(['b', 'c', 'a'])
  await answer(0, 'accept')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(shown()).toEqual(['b', 'c', 'a'])
  await answer(1, 'accept')
  await settled()
  expect(stored()).toEqual(['b', 'c', 'a'])
  expect(shown()).toEqual(['b', 'c', 'a'])
})

it('puts a refused move back before the list reloads, and says why', async () => {
  const said: string[] = []
  connectToastStack({ show: ({ kind, text }) => said.push(`${kind}: ${text}`), dismiss: () => undefined })
  const { shown, reorder, answer, holdReload, settled } = await renderList()
  const reload = holdReload()
  await reorder(['b', 'a', 'c'])
  await answer(0, 'refuse')
  await waitFor(() => expect(said).toEqual(['error: Not in this order']))
  expect(shown()).toEqual(['a', 'b', 'c'])
  reload()
  await settled()
})
