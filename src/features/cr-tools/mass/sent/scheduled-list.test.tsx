import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import {
  getMassMessage,
  listMassMessages,
  sendHeldMassMessage,
  sendMassMessage,
} from '@/api/calls/chat/mass-messages'
import { invalidateCalls } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import type { CheckedText } from '@/domain/crisis/checked-text'
import { server, world } from '@/mocks/node'
import { newId } from '@/services/page/new-id'

import { setUpBackend, signIn } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { ScheduledList } from './scheduled-list'

setUpBackend()

const CREATOR = 'creator-01'
// Text that the local crisis check did not hold, such as from another device or an older version of the
// check.
const text = 'I can\u2019t take it anymore' as CheckedText

async function drawHeld() {
  await signIn('manager')
  const order = {
    clientId: newId(),
    include: [],
    exclude: [],
    filters: {},
    message: { text, mediaIds: [], previewMediaIds: [], price: 0 },
    scheduledAt: new Date(Date.now() + 60_000).toISOString(),
    skipActiveChats: true,
  }
  const { massMessageId } = await send(sendMassMessage, order, { creatorId: CREATOR })
  await world.setFaults({ clockSkewMs: 120_000 })
  const onEdit = vi.fn<(massMessageId: string) => void>()
  const view = await renderTool(
    <ScheduledList creatorId={CREATOR} onEdit={onEdit} onWrite={() => undefined} />,
    'manager',
  )
  const row = await screen.findByRole('row', { name: /I can.t take it anymore/ })
  return { ...view, row: within(row), massMessageId, onEdit }
}

it('shows a message held by the crisis check at send time, to edit or to send anyway', async () => {
  const { user, row, onEdit, massMessageId } = await drawHeld()
  expect(row.getByText('Not sent: it may need care.')).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Back to message' }))
  expect(onEdit).toHaveBeenCalledWith(massMessageId)

  const message = 'Your manager holds it now.'
  server.use(
    http.post(`*${sendHeldMassMessage.path}`, () =>
      HttpResponse.json({ statusCode: 409, message }, { status: 409 }),
    ),
  )
  await user.click(row.getByRole('button', { name: 'Send anyway' }))
  expect(await row.findByText(message)).toBeVisible()

  server.resetHandlers()
  await user.click(row.getByRole('button', { name: 'Send anyway' }))
  await waitFor(() => expect(screen.queryByText('Not sent: it may need care.')).toBeNull())
  const { state } = await send(getMassMessage, { massMessageId }, { creatorId: CREATOR })
  expect(['queued', 'sending', 'done']).toContain(state)
})

it('names the zone of each time, or the hour of each fan', async () => {
  const waiting = {
    state: 'scheduled',
    createdAt: '2026-11-20T10:00:00.000Z',
    scheduledAt: '2026-12-20T10:00:00.000Z',
  }
  const data = [
    { ...waiting, massMessageId: 'mass-1', text: 'One moment' },
    { ...waiting, massMessageId: 'mass-2', text: 'Each hour', localTime: true, localAt: '2027-03-28T02:30' },
  ]
  server.use(http.post(`*${listMassMessages.path}`, () => HttpResponse.json({ data, lastId: null })))
  await renderTool(<ScheduledList creatorId={CREATOR} onEdit={vi.fn()} onWrite={vi.fn()} />, 'manager')
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  const moment = await row(/One moment/)
  expect(moment.getByText('⁨Dec 20, 2026, 11:00 AM⁩ (⁨Central European Time⁩)')).toBeVisible()
  const hour = await row(/Each hour/)
  expect(hour.getByText("⁨Mar 28, 2027, 2:30 AM⁩, in each fan's time zone")).toBeVisible()
})

it('keeps what is typed when its last message goes out meanwhile', async () => {
  const waiting = {
    massMessageId: 'mass-1',
    state: 'scheduled',
    text: 'One moment',
    createdAt: '2026-11-20T10:00:00.000Z',
    scheduledAt: '2026-12-20T10:00:00.000Z',
  }
  const data = [waiting]
  server.use(http.post(`*${listMassMessages.path}`, () => HttpResponse.json({ data, lastId: null })))
  const { user } = await renderTool(
    <ScheduledList creatorId={CREATOR} onEdit={vi.fn()} onWrite={vi.fn()} />,
    'manager',
  )
  await user.click(await screen.findByRole('button', { name: /^More/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change time' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change time' })
  data.pop()
  await act(() => invalidateCalls(queryClient, listMassMessages))
  expect(await screen.findByText('Nothing scheduled')).toBeInTheDocument()
  expect(dialog).toBeVisible()
})

it('loads further pages of scheduled messages', async () => {
  const waiting = Array.from({ length: 31 }, (_, nth) => ({
    massMessageId: `mass-${nth}`,
    state: 'scheduled',
    text: `Number ${nth + 1}`,
    createdAt: '2026-11-20T10:00:00.000Z',
    scheduledAt: '2026-12-20T10:00:00.000Z',
  }))
  server.use(
    http.post(`*${listMassMessages.path}`, async ({ request }) => {
      const { limit, lastId } = (await request.json()) as { limit: number; lastId?: string } // as the call has it
      const start = waiting.findIndex(({ massMessageId }) => massMessageId === lastId) + 1
      const data = waiting.slice(start, start + limit)
      return HttpResponse.json({
        data,
        lastId: start + limit < waiting.length ? data.at(-1)?.massMessageId : null,
      })
    }),
  )
  const { user } = await renderTool(
    <ScheduledList creatorId={CREATOR} onEdit={vi.fn()} onWrite={vi.fn()} />,
    'manager',
  )
  const more = await screen.findByRole('button', { name: 'Show more' })
  expect(screen.queryByRole('row', { name: /Number 31/ })).toBeNull()
  await user.click(more)
  expect(await screen.findByRole('row', { name: /Number 31/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})
