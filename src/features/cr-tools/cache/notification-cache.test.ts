import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { CREATOR, notificationOf } from '../../../../tests/support/fixtures/live-events'
import {
  addNotifications,
  notificationListQuery,
  type NotificationPage,
  markCachedRead,
} from './notification-cache'

it('a fetch keeps notifications added or read meanwhile, each once', async () => {
  const client = new QueryClient()
  const parts: NotificationPage[] = [
    { data: [notificationOf('a')], counts: { tip: 2 }, lastId: 'a' },
    { data: [notificationOf('b')], counts: { tip: 2 }, lastId: null },
  ]
  let answer = Promise.resolve()
  const list = new InfiniteQueryObserver(client, {
    ...notificationListQuery({ kinds: [], isUnread: false, amountMin: undefined }, CREATOR),
    queryFn: ({ pageParam }) => answer.then(() => parts[pageParam === null ? 0 : 1] as NotificationPage),
  })
  const stop = list.subscribe(() => undefined)
  await expect.poll(() => list.getCurrentResult().isSuccess).toBe(true)
  const gate = Promise.withResolvers<void>()
  answer = gate.promise
  const asked = list.fetchNextPage()
  addNotifications(client, CREATOR, [notificationOf('new')])
  markCachedRead(client, CREATOR, ['a'])
  gate.resolve()
  await asked
  const pages = list.getCurrentResult().data?.pages ?? []
  const rows = pages.flatMap(({ data }) => data)
  expect(rows.map((it) => [it.notificationId, it.readAt === null])).toEqual([
    ['new', true],
    ['a', false],
    ['b', true],
  ])
  expect(pages.at(-1)?.counts).toEqual({ tip: 2 })
  stop()
})
