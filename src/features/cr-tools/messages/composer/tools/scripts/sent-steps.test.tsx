import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { listScripts, listSentSteps } from '@/api/calls/chat/scripts'
import { queryClient } from '@/api/query-client'
import { server } from '@/mocks/node'

import { advancePage } from '../../../../../../../tests/support/render/advance-page'
import {
  renderComposer,
  advancePastUndo,
  setUpComposerBackend,
} from '../../../../../../../tests/support/render/render-composer'

setUpComposerBackend()

const step = { text: 'One', mediaIds: [], price: 0, waitFor: 'nothing' }
const PAID = { ...step, text: 'Three', mediaIds: ['m1'], price: 800 }
const SCRIPT = {
  scriptId: 's1',
  name: 'Rooftop',
  folderId: null,
  language: null,
  steps: [step, { ...step, text: 'Two' }, PAID, { ...step, text: 'Four' }],
}
const sent = { scriptId: 's1', step: 0, sentAt: '2026-11-17T10:00:00Z', price: 0, boughtAt: null }

const answer = (...data: object[]) =>
  server.use(
    http.post(`*${listScripts.path}`, () =>
      HttpResponse.json({
        data: [SCRIPT],
        folders: [],
        media: [{ mediaId: 'm1', kind: 'image', url: '/m1' }],
      }),
    ),
    http.post(`*${listSentSteps.path}`, () => HttpResponse.json({ data })),
  )

async function openScripts() {
  const composer = await renderComposer()
  await composer.user.type(composer.box, '/')
  const scripts = await screen.findByRole('dialog', { name: 'Scripts' })
  return { ...composer, scripts: within(scripts) }
}

it('shows what this fan received and offers the next step', async () => {
  answer(sent, { ...sent, step: 1, sentAt: '2026-11-18T10:00:00Z' })
  const { user, box, scripts } = await openScripts()
  await user.click(await scripts.findByRole('button', { name: /^Rooftop.*2 of 4 sent, .*Nov 18/ }))
  await waitFor(() => expect(box).toHaveValue('Three'))
  expect(screen.queryByText(/already sent/)).toBeNull()
})

it('tells bought from unbought paid steps and marks one that is inserted again', async () => {
  answer(
    { ...sent, step: 2, price: 800 },
    { ...sent, step: 3, price: 500, boughtAt: '2026-11-18T11:00:00Z' },
    sent,
  )
  const { user, box, scripts } = await openScripts()
  await scripts.findByText(/^3 of 4 sent/)
  await user.click(scripts.getByRole('button', { name: /Steps of .*Rooftop/ }))
  const steps = await scripts.findAllByRole('listitem')
  const marks = ['Sent .*Nov 17', 'Two', 'Sent .*Nov 17.*, not bought', 'Sent .*Nov 17.*, bought']
  marks.forEach((mark, at) => expect(steps[at]).toHaveTextContent(new RegExp(mark)))
  expect(steps[1]).not.toHaveTextContent('Sent')
  expect(scripts.getByRole('button', { name: 'Insert message 2' })).toHaveFocus()
  await user.click(scripts.getByRole('button', { name: 'Insert message 1' }))
  await waitFor(() => expect(box).toHaveValue('One'))
  expect(await screen.findByText(/This step was already sent .*Nov 17/)).toBeVisible()
})

it('counts a step as soon as it is in the outbox', async () => {
  answer()
  const { user, box, scripts } = await openScripts()
  await user.click(await scripts.findByRole('button', { name: /^Rooftop/ }))
  await waitFor(() => expect(box).toHaveValue('One'))
  await user.type(box, '{Enter}')
  await waitFor(() => expect(box).toHaveValue(''))
  await user.type(box, '/')
  const again = within(await screen.findByRole('dialog', { name: 'Scripts' }))
  expect(await again.findByText('Sending')).toBeVisible()
  await advancePastUndo()
  await waitFor(() => expect(again.queryByText('Sending')).toBeNull())
})

it('reports a failed check and retries it', async () => {
  answer(sent)
  server.use(
    http.post(`*${listSentSteps.path}`, () => HttpResponse.json({}, { status: 403 }), { once: true }),
  )
  const { user, scripts } = await openScripts()
  expect(await scripts.findByText("Couldn't check what this fan already has.")).toBeVisible()
  await user.click(scripts.getByRole('button', { name: 'Retry' }))
  expect(await scripts.findByText(/^1 of 4 sent/)).toBeVisible()
})

it('inserts a step once it is clear which one is due', async () => {
  answer()
  const checked = Promise.withResolvers<undefined>()
  server.use(
    http.post(`*${listSentSteps.path}`, async () => {
      await checked.promise
      return HttpResponse.json({ data: [sent] })
    }),
  )
  const { user, box, scripts } = await openScripts()
  await scripts.findByRole('button', { name: /^Rooftop/ })
  await user.keyboard('{Enter}')
  expect(box).not.toHaveValue('One')
  checked.resolve(undefined)
  await waitFor(() => expect(box).toHaveValue('Two'))
})

it('waits for the first answer alone: a check that fails is retried, but holds no step back', async () => {
  answer()
  let tries = 0
  server.use(
    http.post(`*${listSentSteps.path}`, () => {
      tries += 1
      return tries === 1 ? HttpResponse.json({}, { status: 503 }) : new Promise<never>(() => undefined)
    }),
  )
  const { user, box, scripts } = await openScripts()
  await scripts.findByRole('button', { name: /^Rooftop/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(box).toHaveValue('One'))
})

it.each([
  ['without text', ''],
  ['whose variable has no value and an empty fallback', '{city|}'],
])('keeps the selected words when a step %s is inserted', async (_which, text) => {
  server.use(
    http.post(`*${listScripts.path}`, () =>
      HttpResponse.json({
        data: [
          {
            scriptId: 's9',
            name: 'Picture',
            folderId: null,
            language: null,
            steps: [{ ...PAID, text, price: 0 }],
          },
        ],
        folders: [],
        media: [{ mediaId: 'm1', kind: 'image', url: '/m1' }],
      }),
    ),
  )
  const { user, box } = await renderComposer()
  await user.type(box, 'Look at this')
  await user.click(screen.getByRole('button', { name: 'Scripts' }))
  box.setSelectionRange(0, 4)
  await user.click(await screen.findByRole('button', { name: /^Picture/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Scripts' })).not.toBeInTheDocument())
  expect(box).toHaveFocus()
  expect(box).toHaveValue('Look at this')
})

it('inserts no script of the previous search', async () => {
  answer()
  const found = Promise.withResolvers<undefined>()
  const { user, box, scripts } = await openScripts()
  await scripts.findByRole('button', { name: /^Rooftop/ })
  server.use(
    http.post(`*${listScripts.path}`, async () => {
      await found.promise
      return HttpResponse.json({
        data: [{ ...SCRIPT, scriptId: 's2', name: 'Promo' }],
        folders: [],
        media: [],
      })
    }),
  )
  await waitFor(() => expect(queryClient.isFetching({ queryKey: [listSentSteps.path] })).toBe(0))
  await user.keyboard('promo{Enter}')
  expect(scripts.getByRole('button', { name: /^Rooftop/ })).toBeVisible()
  found.resolve(undefined)
  await scripts.findByRole('button', { name: /^Promo/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(box).toHaveValue('One'))
})

it('inserts no script when Enter ends a composition in the search', async () => {
  answer()
  const { box, scripts } = await openScripts()
  await scripts.findByRole('button', { name: /^Rooftop/ })
  const search = scripts.getByRole('searchbox')
  fireEvent.keyDown(search, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 })
  await advancePage(100)
  expect(search).toBeVisible()
  expect(box).not.toHaveValue('One')
})
