import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { listFanLists } from '@/api/calls/chat/fan'
import { getChannel, listLabels } from '@/api/calls/chat/messages'
import { getWelcomeSequence } from '@/api/calls/creator/welcome-messages'
import { callQueryKey } from '@/api/query'

import { DARIA, MILA, NOA } from '../../../../tests/support/people'
import { applyEvents } from './apply-events'

it('refetches the labels that a colleague has changed', () => {
  const client = new QueryClient()
  const key = callQueryKey(listLabels, undefined, MILA)
  client.setQueryData(key, { data: [] })
  const apply = (creatorId: string) =>
    applyEvents({ client, creatorId: MILA, userId: DARIA }, [{ name: 'labels.changed', data: { creatorId } }])
  apply(NOA)
  expect(client.getQueryState(key)?.isInvalidated).toBe(false)
  apply(MILA)
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})

it('drops a group that a colleague has deleted', () => {
  const client = new QueryClient()
  const key = callQueryKey(getChannel, { channelId: 'group-1' }, MILA)
  client.setQueryData(key, {})
  applyEvents({ client, creatorId: MILA, userId: DARIA }, [
    { name: 'channel.removed', data: { creatorId: MILA, channelId: 'group-1' } },
  ])
  expect(client.getQueryData(key)).toBeUndefined()
})

it('refetches welcome sequences of the creator in focus when a staff member changes one', () => {
  const client = new QueryClient()
  const welcome = callQueryKey(getWelcomeSequence, { sequenceId: 'sequence-1' }, MILA)
  const lists = callQueryKey(listFanLists, undefined, MILA)
  for (const key of [welcome, lists]) client.setQueryData(key, {})
  const apply = (creatorId: string) =>
    applyEvents({ client, creatorId: MILA, userId: DARIA }, [
      { name: 'welcome.changed', data: { creatorId, sequenceId: 'sequence-1' } },
    ])
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  apply(NOA)
  expect(isStale(welcome)).toBe(false)
  apply(MILA)
  expect(isStale(welcome)).toBe(true)
  expect(isStale(lists)).toBe(false)
})
