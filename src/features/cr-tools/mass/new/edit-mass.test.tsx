import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, it, vi } from 'vitest'

import {
  getMassMessage,
  sendMassMessage,
  stopMassMessage,
  updateMassMessage,
} from '@/api/calls/chat/mass-messages'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { DAY_MS } from '@/lib/duration'
import type { CheckedText } from '@/domain/crisis/checked-text'
import { isoOf } from '@/domain/time/instant'
import { server, world } from '@/mocks/node'
import { newId } from '@/services/page/new-id'
import { listDraftKeys, readLocalDraft, saveLocalDraft } from '@/services/storage/drafts'

import { MILA, VIKTOR } from '../../../../../tests/support/people'
import { refuseCall } from '../../../../../tests/support/render/calls'
import { setUpBackend, signIn } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { massEditDraftKeys, newMassDraftKeys } from '../mass-form-start'
import { replaceMassDraft } from '../mass-template'
import { EditMass } from './edit-mass'

setUpBackend()

async function schedule() {
  await signIn('manager')
  const order = {
    clientId: newId(),
    include: [],
    exclude: [],
    filters: {},
    // The request is written as the form would after its check.
    message: { text: 'Helo' as CheckedText, mediaIds: [], previewMediaIds: [], price: 0 },
    scheduledAt: isoOf(world.now() + DAY_MS),
    skipActiveChats: true,
  }
  return (await send(sendMassMessage, order, { creatorId: MILA })).massMessageId
}

async function draw(massMessageId: string) {
  const onDone = vi.fn<() => void>()
  const view = await renderTool(
    <EditMass
      creatorId={MILA}
      massMessageId={massMessageId}
      onDone={onDone}
      onReuse={(template) => replaceMassDraft(VIKTOR, MILA, template)}
    />,
    'manager',
  )
  const box = await screen.findByRole('textbox', { name: 'Message' })
  const review = () => screen.getByRole('button', { name: 'Review changes' })
  const lookOver = async () => {
    await waitFor(() => expect(review()).not.toHaveAttribute('aria-disabled'))
    await view.user.click(review())
    return within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save changes' })
  }
  return { ...view, onDone, box, lookOver }
}

it('saves a corrected text and leaves the day to which a colleague has moved the message', async () => {
  const massMessageId = await schedule()
  const before = await draw(massMessageId)
  await before.user.type(before.box, ' all')
  await before.user.click(screen.getByRole('checkbox', { name: /Skip fans in an active chat/ }))
  before.unmount()

  const scheduledAt = isoOf(world.now() + 3 * DAY_MS)
  await send(updateMassMessage, { massMessageId, scheduledAt }, { creatorId: MILA })
  const { user, box, onDone, lookOver } = await draw(massMessageId)
  expect(box).toHaveValue('Helo all')
  await user.type(box, ' of you')
  await user.click(await lookOver())
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(await send(getMassMessage, { massMessageId }, { creatorId: MILA })).toMatchObject({
    text: 'Helo all of you',
    skipActiveChats: false,
    scheduledAt: Date.parse(scheduledAt),
  })
  expect(listDraftKeys(VIKTOR)).toEqual([])
})

it('begins a new message with what was written while the scheduled one went out, and keeps no draft of that', async () => {
  const massMessageId = await schedule()
  // The key of a save whose answer was lost.
  saveLocalDraft(VIKTOR, massEditDraftKeys(massMessageId).plan, { clientId: newId() })
  const { user, box } = await draw(massMessageId)
  await user.type(box, ' all')
  await world.setFaults({ clockSkewMs: 2 * DAY_MS })
  await queryClient.invalidateQueries({ queryKey: [getMassMessage.path] })
  expect(await screen.findByText('Already sent')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use as template' }))
  const { first, plan } = newMassDraftKeys(MILA)
  expect(readLocalDraft(VIKTOR, first)).toMatchObject({ text: 'Helo all' })
  expect(readLocalDraft(VIKTOR, plan)).not.toHaveProperty('clientId')
  expect(listDraftKeys(VIKTOR).toSorted()).toEqual([first, plan].toSorted())
})

it('says that a message canceled meanwhile has reached no fan', async () => {
  const massMessageId = await schedule()
  const { user, box } = await draw(massMessageId)
  await user.type(box, ' all')
  await send(stopMassMessage, { massMessageId }, { creatorId: MILA })
  await queryClient.invalidateQueries({ queryKey: [getMassMessage.path] })
  expect(await screen.findByText('Not sent')).toBeVisible()
  expect(screen.getByText(/No fan got it\.$/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Use as template' })).toBeVisible()
})

it('forgets the changes to a message that has gone out only when the user discards them', async () => {
  const { user, box, lookOver, onDone } = await draw(await schedule())
  await user.type(box, ' all')
  const save = await lookOver()
  await world.setFaults({ clockSkewMs: 2 * DAY_MS })
  await user.click(save)
  expect(await screen.findByText('Already sent')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Back to scheduled' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(onDone).toHaveBeenCalled()
  expect(listDraftKeys(VIKTOR)).toEqual([])
})

it('only leads back from a message that went out unchanged', async () => {
  const { user, lookOver, onDone } = await draw(await schedule())
  const save = await lookOver()
  await world.setFaults({ clockSkewMs: 2 * DAY_MS })
  await user.click(save)
  expect(await screen.findByText('Already sent')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Use as template' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Back to scheduled' }))
  expect(onDone).toHaveBeenCalled()
})

it('says at once that saving failed, and is free to try again, while the server answers no more', async () => {
  const { user, box, lookOver } = await draw(await schedule())
  await user.type(box, ' all')
  const save = await lookOver()
  refuseCall(updateMassMessage, { status: 500 })
  server.use(http.post(`*${getMassMessage.path}`, () => new Promise<never>(() => {})))
  await user.click(save)
  expect(await screen.findByText('Something went wrong.', { exact: false })).toBeVisible()
  expect(save).not.toHaveAttribute('aria-busy')
})
