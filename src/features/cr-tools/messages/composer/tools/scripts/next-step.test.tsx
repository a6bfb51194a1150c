import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { listScripts, listSentSteps } from '@/api/calls/chat/scripts'
import { server } from '@/mocks/node'
import { saveLocalDraft } from '@/services/storage/drafts'

import {
  CREATOR,
  OPEN_CHANNEL_ID,
  renderComposer,
  setUpComposerBackend,
} from '../../../../../../../tests/support/render/render-composer'

setUpComposerBackend()

/** The signed-in chatter. */
const USER_ID = 'staff-04'

const step = { text: 'One', mediaIds: [], price: 0, waitFor: 'nothing' }
const second = { ...step, text: 'Two', mediaIds: ['m1'] }
const SCRIPT = {
  scriptId: 's1',
  version: 1,
  name: 'Rooftop',
  folderId: null,
  language: null,
  steps: [step, second],
}

/** The server has these scripts from now on, once `ready`. */
const answer = (data: readonly object[], ready: Promise<unknown> = Promise.resolve()) =>
  server.use(
    http.post(`*${listScripts.path}`, async () => {
      await ready
      return HttpResponse.json({ data, folders: [], media: [{ mediaId: 'm1', kind: 'image', url: '/m1' }] })
    }),
    http.post(`*${listSentSteps.path}`, () => HttpResponse.json({ data: [] })),
  )

/** Opens the chat in which the first step was sent, and presses the offer of the second. */
async function openNext() {
  saveLocalDraft(USER_ID, `script:${CREATOR}:${OPEN_CHANNEL_ID}`, { script: SCRIPT, next: 1 })
  const view = await renderComposer()
  await view.user.click(await screen.findByRole('button', { name: /Insert message 2 of .*Rooftop/ }))
  return { ...view, scripts: within(await screen.findByRole('dialog', { name: 'Scripts' })) }
}

const INSERT = { name: 'Insert message 2' }

it('waits for the media of the step before it can be inserted or edited', async () => {
  const loaded = Promise.withResolvers<undefined>()
  answer([SCRIPT], loaded.promise)
  const { user, box, scripts } = await openNext()
  expect(await scripts.findByText('Rooftop')).toBeVisible()
  expect(scripts.queryByRole('button', INSERT)).toBeNull()
  expect(scripts.queryByRole('button', { name: 'Edit script' })).toBeNull()
  loaded.resolve(undefined)
  const insert = await scripts.findByRole('button', INSERT)
  await waitFor(() => expect(insert).toHaveFocus())
  await user.click(insert)
  await waitFor(() => expect(box).toHaveValue('Two'))
  expect(await screen.findByRole('list', { name: 'Attachments' })).toBeVisible()
})

it('is inserted as a colleague has changed it meanwhile', async () => {
  answer([{ ...SCRIPT, version: 2, steps: [step, { ...second, text: 'Second' }] }])
  const { user, box, scripts } = await openNext()
  await user.click(await scripts.findByRole('button', INSERT))
  await waitFor(() => expect(box).toHaveValue('Second'))
})

it('says that a colleague has deleted the script, and ends it', async () => {
  answer([])
  const { scripts } = await openNext()
  expect(await scripts.findByText('This script was deleted')).toBeVisible()
  expect(scripts.queryByRole('button', INSERT)).toBeNull()
  expect(screen.queryByRole('button', { name: /Insert message 2 of/ })).toBeNull()
})
