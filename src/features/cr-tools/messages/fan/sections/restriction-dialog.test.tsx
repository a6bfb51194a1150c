import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { getFan } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { OpenChannel } from '@/domain/chat/channel'
import type { Fan } from '@/domain/chat/fan'

import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { holdCall, recordCalls } from '../../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { SafetySection } from './safety-section'

setUpBackend()

const SUBJECT = { creatorId: 'creator-01', channelId: 'channel-1-3', fanId: 'fan-3' }
const channel = v.parse(OpenChannel, {
  channelId: SUBJECT.channelId,
  kind: 'direct',
  userId: SUBJECT.fanId,
  labels: [],
})
const FAN = queryOf(getFan, { userId: SUBJECT.fanId }, SUBJECT.creatorId)

function Safety() {
  const { data } = useQuery(FAN)
  return data && <SafetySection subject={SUBJECT} channel={channel} fan={data} />
}

it('a fan who was blocked stays so when an older read of them is answered later', async () => {
  const { user } = await renderTool(<Safety />, 'manager')
  await user.click(await screen.findByRole('button', { name: /^Block/ }))
  const older = Promise.withResolvers<Fan>()
  const before = queryClient.getQueryData(FAN.queryKey)
  const read = queryClient
    .query({ ...FAN, queryFn: () => older.promise, staleTime: 0 })
    .catch(() => undefined)
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: /^Block/ }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await screen.findByRole('button', { name: /^Unblock/ })).toBeVisible()
  if (before) older.resolve(before)
  await read
  expect(queryClient.getQueryData(FAN.queryKey)).toMatchObject({ isBlocked: true })
})

it('a read that blocking a fan has cancelled is repeated', async () => {
  const { user } = await renderTool(<Safety />, 'manager')
  await user.click(await screen.findByRole('button', { name: /^Block/ }))
  const question = await screen.findByRole('alertdialog')
  const older = holdCall(getFan)
  void queryClient.invalidateQueries({ queryKey: FAN.queryKey })
  await older.asked
  const reads = recordCalls(getFan)
  await user.click(within(question).getByRole('button', { name: /^Block/ }))
  await waitFor(() => expect(reads).toEqual([{ userId: SUBJECT.fanId }]))
})
