import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { getMassMessage, sendMassMessage, updateMassMessage } from '@/api/calls/chat/mass-messages'
import { send } from '@/api/send'
import { DAY_MS } from '@/lib/duration'
import type { CheckedText } from '@/domain/crisis/checked-text'
import { isoOf } from '@/domain/time/instant'
import { world } from '@/mocks/node'
import { newId } from '@/services/page/new-id'
import { listDraftKeys } from '@/services/storage/drafts'

import { MILA, VIKTOR } from '../../../../../tests/support/people'
import { setUpBackend, signIn } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
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
    <EditMass creatorId={MILA} massMessageId={massMessageId} onDone={onDone} />,
    'manager',
  )
  const box = await screen.findByRole('textbox', { name: 'Message' })
  return { ...view, onDone, box }
}

it('saves a corrected text and leaves the day to which a colleague has moved the message', async () => {
  const massMessageId = await schedule()
  const before = await draw(massMessageId)
  await before.user.type(before.box, ' all')
  await before.user.click(screen.getByRole('checkbox', { name: /Skip fans in an active chat/ }))
  before.unmount()

  const scheduledAt = isoOf(world.now() + 3 * DAY_MS)
  await send(updateMassMessage, { massMessageId, scheduledAt }, { creatorId: MILA })
  const { user, box, onDone } = await draw(massMessageId)
  expect(box).toHaveValue('Helo all')
  await user.type(box, ' of you')
  const review = () => screen.getByRole('button', { name: 'Review changes' })
  await waitFor(() => expect(review()).not.toHaveAttribute('aria-disabled'))
  await user.click(review())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(await send(getMassMessage, { massMessageId }, { creatorId: MILA })).toMatchObject({
    text: 'Helo all of you',
    skipActiveChats: false,
    scheduledAt: Date.parse(scheduledAt),
  })
  expect(listDraftKeys(VIKTOR)).toEqual([])
})
