import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { findNextChannel } from '@/api/calls/chat/messages'
import { queryClient } from '@/api/query-client'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import {
  renderInbox,
  rowIds,
  rowsLoaded,
  setUpInbox,
  tab,
} from '../../../../../tests/support/render/render-inbox'

setUpBackend()
setUpInbox({ beforeEach, afterEach })

/** Requests the next chat; the answer comes when `answer` is called. */
async function requestNextChat() {
  const view = await renderInbox()
  await rowsLoaded()
  const [first = '', second = ''] = rowIds()
  const asked = Promise.withResolvers<undefined>()
  const answered = Promise.withResolvers<undefined>()
  server.use(
    http.post(`*${findNextChannel.path}`, async () => {
      asked.resolve(undefined)
      await answered.promise
      return HttpResponse.json({ channelId: second, reasons: [] })
    }),
  )
  await view.user.keyboard('n')
  await asked.promise
  const answer = async () => {
    answered.resolve(undefined)
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  }
  return { ...view, first, answer }
}

it('leaves a user in the chat that they opened meanwhile', async () => {
  const { answer, router, first, address } = await requestNextChat()
  await act(() => router.navigate(`/cr-tools/messages/${first}`))
  await answer()
  expect(address()).toBe(`/cr-tools/messages/${first}`)
})

it('leaves a user on the page to which they moved meanwhile', async () => {
  const { answer, router, address } = await requestNextChat()
  await act(() => router.navigate('/cr-tools'))
  await answer()
  expect(address()).toBe('/cr-tools')
})

it('leaves a user in the view that they chose meanwhile', async () => {
  const { answer, user, address } = await requestNextChat()
  await user.click(tab(/^Unread/))
  await waitFor(() => expect(address()).toBe('/cr-tools/messages?tab=unread'))
  await answer()
  expect(address()).toBe('/cr-tools/messages?tab=unread')
})
