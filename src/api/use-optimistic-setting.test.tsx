import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'

import { useOptimisticSetting } from './use-optimistic-setting'

interface Setting {
  online: boolean
  visible: boolean
  labels: readonly string[]
}
const FIRST: Setting = { online: false, visible: false, labels: [] }

/** Renders a setting whose saves wait until the test answers them. */
async function renderSetting() {
  let stored = FIRST
  const saves: { body: Setting; accept: () => void; refuse: () => void }[] = []
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const read = queryOptions({ queryKey: ['setting'], queryFn: async () => stored, staleTime: Infinity })
  const mutationFn = async (body: Setting) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    saves.push({ body, accept: resolve, refuse: () => reject(new Error('refused')) })
    await promise
    stored = body
  }
  const { result } = renderHook(() => useOptimisticSetting(read, { mutationKey: ['save'], mutationFn }), {
    wrapper,
  })
  await waitFor(() => expect(result.current.read.data).toEqual(FIRST))
  const saveAt = async (index: number) => {
    await waitFor(() => expect(saves.length).toBeGreaterThan(index))
    return saves[index] ?? expect.fail('no save')
  }
  const accept = async (index: number) => {
    const save = await saveAt(index)
    await act(async () => save.accept())
  }
  const refuse = async (index: number) => {
    const save = await saveAt(index)
    await act(async () => save.refuse())
  }
  const change = (to: Parameters<typeof result.current.change>[0]) =>
    act(async () => result.current.change(to))
  const settled = () => waitFor(() => expect(client.isMutating() + client.isFetching()).toBe(0))
  return {
    result,
    change,
    saveAt,
    accept,
    refuse,
    settled,
    stored: () => stored,
    shown: () => client.getQueryData(read.queryKey),
  }
}

const withLabel =
  (label: string) =>
  ({ labels }: Setting) => ({ labels: [...labels, label] })

it('saves in order, each change built on the latest one, whichever answers come between', async () => {
  const { result, change, saveAt, accept, settled, stored } = await renderSetting()
  await act(async () => {
    result.current.change(withLabel('a'))
    result.current.change(withLabel('b'))
  })
  const first = await saveAt(0)
  expect(first.body.labels).toEqual(['a'])
  await accept(0)
  await change(withLabel('c'))
  await accept(1)
  await accept(2)
  await settled()
  expect(stored().labels).toEqual(['a', 'b', 'c'])
})

it('shows a change within its event, before the next one', async () => {
  const { result, accept, settled } = await renderSetting()
  act(() => result.current.change({ online: true }))
  expect(result.current.read.data?.online).toBe(true)
  await accept(0)
  await settled()
})

it('keeps a second change when the first is refused', async () => {
  const { change, accept, refuse, settled, stored, shown } = await renderSetting()
  await change({ online: true })
  await change({ visible: true })
  await refuse(0)
  expect(shown()).toEqual({ ...FIRST, online: true, visible: true })
  await accept(1)
  await settled()
  expect(shown()).toEqual(stored())
  expect(stored()).toEqual({ ...FIRST, online: true, visible: true })
})

it('returns to the former setting when a change is refused, and says why', async () => {
  const { result, change, refuse, settled, shown } = await renderSetting()
  await change({ online: true })
  expect(shown()?.online).toBe(true)
  await refuse(0)
  await settled()
  expect(shown()).toEqual(FIRST)
  expect(result.current.error).toBeInstanceOf(Error)
})

it('reloads after two refusals, so that it shows no refused change', async () => {
  const { change, refuse, settled, shown } = await renderSetting()
  await change({ online: true })
  await change({ visible: true })
  await refuse(0)
  await refuse(1)
  await settled()
  await waitFor(() => expect(shown()).toEqual(FIRST))
})
