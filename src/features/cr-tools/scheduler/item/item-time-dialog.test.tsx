import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { getMassMessage, sendMassMessage } from '@/api/calls/chat/mass-messages'
import { listSchedule } from '@/api/calls/creator/scheduler'
import { send } from '@/api/send'
import type { CheckedText } from '@/domain/crisis/checked-text'
import { shownItem } from '@/domain/schedule/schedule'
import { isoOf } from '@/domain/time/instant'
import { DAY_MS } from '@/lib/duration'
import { world } from '@/mocks/node'
import { newId } from '@/services/page/new-id'

import { MILA } from '../../../../../tests/support/people'
import { setUpBackend, signIn } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { ItemTimeDialog } from './item-time-dialog'

setUpBackend()

/** 20:00 at the agency, and in each fan's own zone. */
const EVENING = '2026-11-24T20:00'

it('keeps the hour of a message for each fan’s own zone, whatever zone the schedule is shown in', async () => {
  await signIn('manager')
  const order = {
    clientId: newId(),
    include: [],
    exclude: [],
    filters: {},
    // The request is written as the form would after its check.
    message: { text: 'Good evening' as CheckedText, mediaIds: [], previewMediaIds: [], price: 0 },
    scheduledAt: '2026-11-24T19:00:00Z',
    localTime: true,
    localAt: EVENING,
    skipActiveChats: true,
  }
  const { massMessageId } = await send(sendMassMessage, order, { creatorId: MILA })
  const span = { from: isoOf(world.now()), to: isoOf(world.now() + 20 * DAY_MS) }
  const { data } = await send(listSchedule, span, { creatorId: MILA })
  const item = data.find(({ itemId }) => itemId === massMessageId) ?? expect.fail('not planned')
  const zones = { timezone: 'America/New_York', agencyZone: 'Europe/Warsaw' }
  const onDone = vi.fn<() => void>()
  const { user } = await renderTool(
    <ItemTimeDialog
      creatorId={MILA}
      item={shownItem(item, zones)}
      action="change_time"
      timezone={zones.timezone}
      onDone={onDone}
      onClose={() => undefined}
    />,
    'manager',
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Change time' }))
  expect(dialog.getByText("In each fan's time zone")).toBeVisible()
  const part = (name: RegExp) => dialog.getByRole('spinbutton', { name })
  expect(part(/^hour/)).toHaveTextContent('8')
  await user.click(part(/^day/))
  await user.keyboard('{ArrowUp}')
  await user.click(dialog.getByRole('button', { name: 'Change time' }))
  const shownAt = Date.parse('2026-11-25T20:00:00-05:00')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ at: shownAt })))
  expect(await send(getMassMessage, { massMessageId }, { creatorId: MILA })).toMatchObject({
    localAt: '2026-11-25T20:00',
    scheduledAt: Date.parse('2026-11-25T19:00:00Z'),
  })
})
