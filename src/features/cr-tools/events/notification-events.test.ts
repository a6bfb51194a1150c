import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'

import { CREATOR, ME, notificationOf } from '../../../../tests/support/fixtures/live-events'
import { notificationListQuery } from '../cache/notification-cache'
import { applyEvents } from './apply-events'

const ALL = { kinds: [], isUnread: false, amountMin: undefined }

let client: QueryClient
const apply = (events: Parameters<typeof applyEvents>[1]) =>
  applyEvents({ client, creatorId: CREATOR, userId: ME }, events)

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } })
})

it('adds a notification once to the top of the lists that match it', () => {
  const keys = [ALL, { ...ALL, kinds: ['comment' as const] }, { ...ALL, amountMin: 2000 }].map(
    (view) => notificationListQuery(view, CREATOR).queryKey,
  )
  for (const key of keys)
    client.setQueryData(key, {
      pages: [{ data: [], counts: { tip: 2 }, lastId: null }],
      pageParams: [null],
    })
  const event = {
    name: 'notification.new',
    data: { creatorId: CREATOR, notification: notificationOf('n1') },
  } as const
  apply([event, event])
  apply([event])
  const pages = keys.map((key) => client.getQueryData(key)?.pages[0])
  expect(pages.map((page) => page?.data.length)).toEqual([1, 0, 0])
  expect(pages.map((page) => page?.counts)).toEqual([{ tip: 3 }, { tip: 3 }, { tip: 3 }])
})

it('marks as read what the user has read in another tab, but nothing newer', () => {
  const { queryKey } = notificationListQuery(ALL, CREATOR)
  client.setQueryData(queryKey, {
    pages: [{ data: [notificationOf('n1')], counts: { tip: 1 }, lastId: null }],
    pageParams: [null],
  })
  const added = (id: string) =>
    ({ name: 'notification.new', data: { creatorId: CREATOR, notification: notificationOf(id) } }) as const
  const read = { name: 'notification.read', data: { creatorId: CREATOR, ids: null } } as const
  apply([added('n2'), read, added('n3')])
  const page = client.getQueryData(queryKey)?.pages[0]
  const unread = page?.data.filter(({ readAt }) => readAt === null)
  expect(page?.data).toHaveLength(3)
  expect(unread?.map(({ notificationId }) => notificationId)).toEqual(['n3'])
  expect(page?.counts).toEqual({ tip: 1 })
})
