import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'

import { deferNotifications } from './defer-notifications'
import { waitForExpect } from '../../tests/support/wait-for-expect'

/** Observes a cache entry as a component does. */
const look = (client: QueryClient, name: string, told: () => void) =>
  new QueryObserver(client, { queryKey: [name], enabled: false }).subscribe(notifyManager.batchCalls(told))

const turn = () => new Promise((resolve) => setTimeout(resolve))

it('a write is visible immediately and notified after the next frame; other writes meanwhile as usual', async () => {
  const client = new QueryClient()
  const told: string[] = []
  for (const name of ['much', 'little']) look(client, name, () => void told.push(name))
  deferNotifications(() => client.setQueryData(['much'], 1))
  client.setQueryData(['little'], 1)
  expect(client.getQueryData(['much'])).toBe(1)
  await turn()
  expect(told).toEqual(['little'])
  await waitForExpect(() => expect(told).toEqual(['little', 'much']))
})

it('after a write that fails, others are notified as usual', async () => {
  const client = new QueryClient()
  const told = vi.fn<() => void>()
  look(client, 'little', told)
  expect(() =>
    deferNotifications(() => {
      throw new Error('no')
    }),
  ).toThrow('no')
  client.setQueryData(['little'], 1)
  await turn()
  expect(told).toHaveBeenCalledTimes(1)
})
