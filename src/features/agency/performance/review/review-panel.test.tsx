import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

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
