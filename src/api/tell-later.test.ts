import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'

import { writeThenTell } from './tell-later'
import { waitForExpect } from '../../tests/wait-for-expect'

/** Looks at something of the cache as a part of a page does. */
const look = (client: QueryClient, name: string, told: () => void) =>
  new QueryObserver(client, { queryKey: [name], enabled: false }).subscribe(notifyManager.batchCalls(told))

const turn = () => new Promise((resolve) => setTimeout(resolve))

it('What is written is there at once, and told after the next frame; what others write meanwhile as ever', async () => {
  const client = new QueryClient()
  const told: string[] = []
  for (const name of ['much', 'little']) look(client, name, () => void told.push(name))
  writeThenTell(() => client.setQueryData(['much'], 1))
  client.setQueryData(['little'], 1)
  expect(client.getQueryData(['much'])).toBe(1)
  await turn()
  expect(told).toEqual(['little'])
  await waitForExpect(() => expect(told).toEqual(['little', 'much']))
})

it('A write that fails leaves others to be told as ever', async () => {
  const client = new QueryClient()
  const told = vi.fn<() => void>()
  look(client, 'little', told)
  expect(() =>
    writeThenTell(() => {
      throw new Error('no')
    }),
  ).toThrow('no')
  client.setQueryData(['little'], 1)
  await turn()
  expect(told).toHaveBeenCalledTimes(1)
})
