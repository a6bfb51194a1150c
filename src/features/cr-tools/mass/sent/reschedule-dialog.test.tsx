import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { getMassMessage, updateMassMessage } from '@/api/calls/chat/mass-messages'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { formatWallTime } from '@/domain/time/zoned-time'
import { AGENCY_TIME_ZONE } from '@/mocks/seed/calendar'
import { HOUR_MS } from '@/lib/duration'

import { dateTextOf, fillDate } from '../../../../../tests/support/date-fields'
import { setUpBackend, signIn } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { RescheduleDialog } from './reschedule-dialog'

setUpBackend()

const CREATOR = 'creator-01'
const massMessage = { massMessageId: 'mass-1-26' }
const cached = queryOf(getMassMessage, massMessage, CREATOR)
const textOf = (at: number) => formatWallTime(at, AGENCY_TIME_ZONE)
const inHours = (hours: number) => textOf(Date.now() + hours * HOUR_MS)

/** Opens the dialog for a scheduled message with these changes. */
async function open(change: object = {}) {
  await signIn('manager')
  await send(updateMassMessage, { ...massMessage, ...change }, { creatorId: CREATOR })
  const message = await send(getMassMessage, massMessage, { creatorId: CREATOR })
  const onClose = vi.fn<() => void>()
  const view = await renderTool(
    <RescheduleDialog creatorId={CREATOR} massMessage={message} onClose={onClose} />,
    'manager',
  )
  await queryClient.query(cached)
  const field = await screen.findByRole('group', { name: 'Date and time' })
  const save = async (at: string) => {
    await fillDate(view.user, field, at)
    await view.user.click(screen.getByRole('button', { name: 'Change time' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  }
  return { ...view, field, save, onClose }
}

describe('rescheduling a mass message', () => {
  it('updates the time that the edit form starts with', async () => {
    const { save } = await open()
    expect(screen.getByText('Times are in Central European Time.')).toBeVisible()
    const at = inHours(30)
    await save(at)
    const { scheduledAt } = queryClient.getQueryData(cached.queryKey) ?? expect.fail('not at hand')
    expect(textOf(scheduledAt ?? 0)).toBe(at)
  })

  it('keeps the per-fan local hour whatever the user’s zone', async () => {
    const scheduledAt = new Date(Date.now() + 20 * HOUR_MS).toISOString()
    const { field, save } = await open({ scheduledAt, localTime: true, localAt: '2031-05-06T20:00' })
    expect(dateTextOf(field)).toBe('05/06/2031, 08:00 PM')
    expect(screen.getByText('Sent at this local time for each fan.')).toBeVisible()
    await save('2031-05-07T21:30')
    const kept = await send(getMassMessage, massMessage, { creatorId: CREATOR })
    expect(kept).toMatchObject({ localTime: true, localAt: '2031-05-07T21:30' })
    expect(textOf(kept.scheduledAt ?? 0)).toBe('2031-05-07T21:30')
  })

  it('confirms before discarding a changed time', async () => {
    const { user, field, onClose } = await open()
    await fillDate(user, field, inHours(30))
    await user.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    expect(onClose).toHaveBeenCalled()
  })

  it('keeps a typed time through a reload, until it is discarded', async () => {
    const at = '2031-05-07T21:30'
    const scheduledAt = new Date(Date.now() + 20 * HOUR_MS).toISOString()
    const first = await open({ scheduledAt })
    await fillDate(first.user, first.field, at)
    const typed = dateTextOf(first.field)
    first.unmount()
    const again = await open()
    expect(dateTextOf(again.field)).toBe(typed)
    await again.user.click(screen.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(dateTextOf(again.field)).not.toBe(typed))
    again.unmount()
    expect(dateTextOf((await open()).field)).not.toBe(typed)
  })

  it('closes at once without a change', async () => {
    const { user, onClose } = await open()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })
})
