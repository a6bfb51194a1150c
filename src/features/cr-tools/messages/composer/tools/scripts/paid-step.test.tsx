import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, it } from 'vitest'

import { listScripts } from '@/api/calls/chat/scripts'
import { Media } from '@/domain/vault/media'
import { server } from '@/mocks/node'

import { advancePage } from '../../../../../../../tests/support/render/advance-page'
import {
  OPEN_CHANNEL_ID,
  renderComposer,
  sendButton,
  waitingList,
  setUpComposerBackend,
} from '../../../../../../../tests/support/render/render-composer'
import { insertIntoComposer } from '../../store/insert-into-composer'

setUpComposerBackend()

const step = { text: 'Look', mediaIds: ['m1'], price: 800, waitFor: 'nothing' }

function serveStep() {
  server.use(
    http.post(`*${listScripts.path}`, () =>
      HttpResponse.json({
        data: [{ scriptId: 's1', name: 'Rooftop', folderId: null, language: null, steps: [step] }],
        folders: [],
        media: [{ mediaId: 'm1', kind: 'image', url: '/m1' }],
      }),
    ),
  )
}

it('never lowers the price of what is written', async () => {
  serveStep()
  const { user, box } = await renderComposer()
  const media = [v.parse(Media, { mediaId: 'm2', kind: 'image', url: '/m2' })]
  act(() => insertIntoComposer(OPEN_CHANNEL_ID, { media, price: 4000 }))
  await user.type(box, '/')
  await user.click(await screen.findByRole('button', { name: /^Rooftop/ }))
  await waitFor(() => expect(box).toHaveValue('Look'))
  expect(await screen.findByText(/\$40\.00/)).toBeVisible()
})

it('is not sent for free when the user may not set a price: its own price blocks sending', async () => {
  serveStep()
  server.use(
    http.get('*/api/user/current-user', () =>
      HttpResponse.json({
        userId: 'staff-04',
        username: 'ana',
        chatterPermissions: { messages: 'edit', canPrice: false },
      }),
    ),
  )
  const { user, box } = await renderComposer()
  const price = await screen.findByRole('button', { name: 'Price' })
  await waitFor(() => expect(price).toHaveAttribute('aria-disabled', 'true'))
  await user.type(box, '/')
  await user.click(await screen.findByRole('button', { name: /^Rooftop/ }))
  await waitFor(() => expect(box).toHaveValue('Look'))
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true')
  expect(sendButton()).toHaveAccessibleDescription(/You can't set prices for this creator/)
  await user.type(box, '{Enter}')
  await advancePage(100)
  expect(box).toHaveValue('Look')
  expect(waitingList().queryByRole('listitem')).toBeNull()
})
