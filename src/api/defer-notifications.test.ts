import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'

import { deferNotifications } from './defer-notifications'
import { waitForExpect } from '../../tests/support/wait-for-expect'

/** Observes a cache entry as a component does. */
const observe = (client: QueryClient, name: string, notified: () => void) =>
  new QueryObserver(client, { queryKey: [name], enabled: false }).subscribe(
    notifyManager.batchCalls(notified),
  )

const turn = () => new Promise((resolve) => setTimeout(resolve))

it('a write is visible immediately and notified after the next frame; other writes meanwhile as usual', async () => {
  const client = new QueryClient()
  const notified: string[] = []
  for (const name of ['much', 'little']) observe(client, name, () => void notified.push(name))
  deferNotifications(() => client.setQueryData(['much'], 1))
  client.setQueryData(['little'], 1)
  expect(client.getQueryData(['much'])).toBe(1)
  await turn()
  expect(notified).toEqual(['little'])
  await waitForExpect(() => expect(notified).toEqual(['little', 'much']))
})

it('after a write that fails, others are notified as usual', async () => {
  const client = new QueryClient()
  const notified = vi.fn<() => void>()
  observe(client, 'little', notified)
  expect(() =>
    deferNotifications(() => {
      throw new Error('no')
    }),
  ).toThrow('no')
  client.setQueryData(['little'], 1)
  await turn()
  expect(notified).toHaveBeenCalledTimes(1)
})
