import { setTimeout } from 'node:timers/promises'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { createSharedQueryHook } from './shared-query'

const KEY = ['who']
let client: QueryClient
let answer: string
let isAsked: boolean
let listeners: Set<() => void>
const fetchWho = vi.fn(async () => answer)
let useWho: ReturnType<typeof createSharedQueryHook<string, string[]>>
const drawn = vi.fn<() => void>()

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  answer = 'Ana'
  isAsked = true
  listeners = new Set()
  drawn.mockClear()
  fetchWho.mockClear()
  useWho = createSharedQueryHook(
    { queryKey: KEY, queryFn: fetchWho },
    {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      isEnabled: () => isAsked,
    },
  )
})

function Part() {
  const { data, status } = useWho()
  drawn()
  return <p>{data ?? status}</p>
}

const draw = (parts: number) =>
  act(async () =>
    render(
      <QueryClientProvider client={client}>
        {Array.from({ length: parts }, (_, part) => (
          <Part key={`part ${part}`} />
        ))}
      </QueryClientProvider>,
    ),
  )
const said = () => screen.getAllByRole('paragraph').map((one) => one.textContent)
const turn = (to: boolean) =>
  act(async () => {
    isAsked = to
    listeners.forEach((listener) => listener())
  })

it('fetches once for all, with one observer, and notifies all of them', async () => {
  await draw(3)
  await waitFor(() => expect(said()).toEqual(['Ana', 'Ana', 'Ana']))
  expect(fetchWho).toHaveBeenCalledOnce()
  expect(client.getQueryCache().find({ queryKey: KEY })?.getObserversCount()).toBe(1)
  await act(async () => client.setQueryData(KEY, 'Ben'))
  await waitFor(() => expect(said()).toEqual(['Ben', 'Ben', 'Ben']))
})

it('re-renders nothing when a response stays the same', async () => {
  await draw(2)
  await waitFor(() => expect(said()).toEqual(['Ana', 'Ana']))
  const before = drawn.mock.calls.length
  await act(async () => client.invalidateQueries({ queryKey: KEY }))
  await act(async () => setTimeout())
  expect(fetchWho).toHaveBeenCalledTimes(2)
  expect(drawn).toHaveBeenCalledTimes(before)
})

it('fetches once it is enabled, and not before', async () => {
  isAsked = false
  await draw(1)
  await waitFor(() => expect(said()).toEqual(['pending']))
  expect(fetchWho).not.toHaveBeenCalled()
  await turn(true)
  await waitFor(() => expect(said()).toEqual(['Ana']))
})

it('fetches again for components mounted after the cache was cleared', async () => {
  await draw(1)
  await turn(false)
  await act(async () => client.clear())
  answer = 'Ben'
  await turn(true)
  await waitFor(() => expect(said()).toEqual(['Ben']))
})

it('shows data that arrived without observers immediately, without fetching', async () => {
  const { unmount } = await draw(1)
  unmount()
  expect(listeners.size).toBe(0)
  client.setQueryData(KEY, 'Ben')
  await draw(1)
  await waitFor(() => expect(said()).toEqual(['Ben']))
  expect(fetchWho).toHaveBeenCalledOnce()
})

it('notifies about a failure', async () => {
  fetchWho.mockRejectedValueOnce(new Error('no'))
  await draw(1)
  await waitFor(() => expect(said()).toEqual(['error']))
})
