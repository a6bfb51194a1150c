import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { reviewMessage } from '@/api/calls/agency/performance'
import { queryClient } from '@/api/query-client'
import { server } from '@/mocks/node'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { ReviewPanel } from './review-panel'

setUpBackend()

it('searches on through pages without a match, says how far it got, and ends with the period', async () => {
  let parts = 0
  let last = Number.POSITIVE_INFINITY
  server.use(
    http.post('*/api/agency/messages/list', async ({ request }) => {
      // A second query fetches the newest from the start.
      const { lastId } = (await request.json()) as { lastId?: string | null } // as the call sends it
      const part = Number(lastId ?? 0) + 1
      parts = Math.max(parts, part)
      return HttpResponse.json({ data: [], lastId: part < last ? String(part) : null })
    }),
  )
  const { user } = await renderTool(<ReviewPanel />, 'manager', '/?tab=review&contains=paypal')
  expect(await screen.findByText('No matches yet')).toBeVisible()
  expect(parts).toBe(8)
  last = 10
  await user.click(screen.getByRole('button', { name: 'Search older messages' }))
  expect(await screen.findByText('No matching messages')).toBeVisible()
  await waitFor(() => expect(parts).toBe(10))
})

it('keeps the newest of two marks although the answer to the older is late and a failure', async () => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const sent: unknown[] = []
  server.use(
    http.post(`*${reviewMessage.path}`, async ({ request }) => {
      const body = (await request.clone().json()) as { mark: string }
      sent.push(body.mark)
      if (body.mark !== 'good') return undefined
      await isReleased
      return HttpResponse.error()
    }),
  )
  const { user } = await renderTool(<ReviewPanel />, 'manager', '/?tab=review')
  const messages = await screen.findByRole('list', { name: 'Messages' })
  const [row] = within(messages).getAllByRole('listitem')
  if (!row) expect.fail('no message')
  await user.click(within(row).getByRole('button', { name: 'Mark as good' }))
  await user.click(within(row).getByRole('button', { name: 'Mark as needs coaching' }))
  release()
  await waitFor(() => expect(sent).toEqual(['good', 'coach']))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(within(row).getByRole('button', { name: 'Mark as needs coaching' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(within(row).queryByText(/^Couldn't save/)).toBeNull()
})

it('the button of a note has the focus once its editor closes', async () => {
  const { user } = await renderTool(<ReviewPanel />, 'manager', '/?tab=review')
  const [note] = await screen.findAllByRole('button', { name: 'Add note' })
  if (!note) expect.fail('no message')
  await user.click(note)
  // The Escape that cancels a composition.
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', keyCode: 229 })
  expect(note).not.toHaveFocus()
  await user.keyboard('{Escape}')
  expect(note).toHaveFocus()
  await user.click(note)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(note).toHaveFocus()
})
