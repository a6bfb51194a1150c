import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { getMassMessage, sendMassMessage } from '@/api/calls/mass-messages'
import { send } from '@/api/send'
import type { CheckedText } from '@/domain/checked-text'
import { world } from '@/mocks/node'
import { newId } from '@/services/new-id'

import { drawTool, withMockBackend } from '../../../../../tests/tool-stage'
import { ScheduledList } from './scheduled-list'

withMockBackend()

const CREATOR = 'creator-01'
const SLOW = { timeout: 8000 }
// As words come that this page's check did not hold: another device's, or before the check knew them.
const text = 'I can\u2019t take it anymore' as CheckedText

async function drawHeld() {
  await drawTool(<p>Mass messages</p>, 'manager')
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
  const view = await drawTool(
    <ScheduledList creatorId={CREATOR} deniedReason={undefined} onEdit={onEdit} onWrite={() => undefined} />,
    'manager',
  )
  const row = await screen.findByRole('row', { name: /I can.t take it anymore/ }, SLOW)
  return { ...view, row: within(row), massMessageId, onEdit }
}

describe('a mass message that the check at its time holds', () => {
  it('says so among the scheduled ones, and goes back to be edited', async () => {
    const { user, row, onEdit, massMessageId } = await drawHeld()
    expect(row.getByText('Not sent: it may need care.')).toBeVisible()
    await user.click(row.getByRole('button', { name: 'Back to message' }))
    expect(onEdit).toHaveBeenCalledWith(massMessageId)
  })

  it('is sent anyway when its sender says so, and is held no more', async () => {
    const { user, row, massMessageId } = await drawHeld()
    await user.click(row.getByRole('button', { name: 'Send anyway' }))
    await waitFor(() => expect(screen.queryByText('Not sent: it may need care.')).toBeNull(), SLOW)
    const { state } = await send(getMassMessage, { massMessageId }, { creatorId: CREATOR })
    expect(['queued', 'sending', 'done']).toContain(state)
  })
})
