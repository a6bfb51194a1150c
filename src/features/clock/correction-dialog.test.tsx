import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { correctWorkLog } from '@/api/calls/chatter/chatter'
import { instant } from '@/domain/time/instant'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { hasUnsaved } from '@/services/page/unsaved'

import { dateTextOf, fillDate } from '../../../tests/support/date-fields'
import { setUpBackend } from '../../../tests/support/render/backend'
import { recordCalls } from '../../../tests/support/render/calls'
import { renderTool } from '../../../tests/support/render/render-tool'
import { CorrectionDialog } from './correction-dialog'
import { waitForExpect } from '../../../tests/support/wait-for-expect'

setUpBackend()

const log: WorkLogEntry = {
  chatterWorkLogId: 'log-1',
  chatterId: null,
  agencyId: null,
  clockInAt: instant(Date.parse('2026-11-17T08:02:31Z')),
  clockOutAt: instant(Date.parse('2026-11-17T16:14:37Z')),
  lastActiveAt: null,
  durationWorked: null,
  activeSeconds: null,
  source: 'person',
  flags: [],
  closeReason: null,
  changeReason: null,
}

async function renderDialog(shown = log) {
  const { user, unmount } = await renderTool(
    <CorrectionDialog log={shown} timezone="Asia/Tokyo" onClose={() => {}} />,
  )
  const form = await screen.findByRole('dialog', { name: 'Correct your work log' })
  return { user, unmount, form, out: within(form).getByRole('group', { name: 'Clocked out' }) }
}

describe('the correction of a log', () => {
  it('shows and sends the times in the zone of the row it corrects, keeps unchanged seconds, and is unsaved then', async () => {
    const sent = recordCalls(correctWorkLog)
    const { user, form, out } = await renderDialog()
    expect(dateTextOf(within(form).getByRole('group', { name: 'Clocked in' }))).toBe('11/17/2026, 05:02 PM')
    expect(dateTextOf(out)).toBe('11/18/2026, 01:14 AM')
    expect(within(form).getByText('Times in Japan Standard Time')).toBeVisible()
    expect(hasUnsaved()).toBe(false)
    await fillDate(user, out, '2026-11-18T01:30')
    expect(hasUnsaved()).toBe(true)
    await user.type(within(form).getByLabelText('Reason'), 'Slept')
    await user.click(within(form).getByRole('button', { name: 'Send correction' }))
    await waitForExpect(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      clockInAt: '2026-11-17T08:02:31.000Z',
      clockOutAt: '2026-11-17T16:30:00.000Z',
      seen: { clockInAt: '2026-11-17T08:02:31.000Z', clockOutAt: '2026-11-17T16:14:37.000Z' },
    })
  })

  it('keeps times and reason through a reload', async () => {
    const first = await renderDialog()
    await fillDate(first.user, first.out, '2026-11-18T01:30')
    await first.user.type(within(first.form).getByLabelText('Reason'), 'Slept')
    first.unmount()
    const { form, out } = await renderDialog()
    expect(dateTextOf(out)).toBe('11/18/2026, 01:30 AM')
    expect(within(form).getByLabelText('Reason')).toHaveValue('Slept')
  })

  it('is sent with the times it was written for, where a manager has changed them since', async () => {
    const first = await renderDialog()
    await first.user.type(within(first.form).getByLabelText('Reason'), 'Slept')
    first.unmount()
    const sent = recordCalls(correctWorkLog)
    const { user, form } = await renderDialog({
      ...log,
      clockOutAt: instant(Date.parse('2026-11-17T16:00:00Z')),
    })
    expect(within(form).getByLabelText('Reason')).toHaveValue('Slept')
    await user.click(within(form).getByRole('button', { name: 'Send correction' }))
    await waitForExpect(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.seen).toMatchObject({ clockOutAt: '2026-11-17T16:14:37.000Z' })
  })

  it('is not sent without a reason, or with an end before the start, in the future, or none', async () => {
    const sent = recordCalls(correctWorkLog)
    const { user, form, out } = await renderDialog()
    const sendWith = async (field: HTMLElement, time: string) => {
      await fillDate(user, field, time)
      await user.click(within(form).getByRole('button', { name: 'Send correction' }))
    }
    await sendWith(out, '2026-11-17T17:02')
    expect(await within(form).findByText('The end must be after the start.')).toBeVisible()
    expect(within(form).getByText('Enter what happened.')).toBeVisible()
    await sendWith(out, '2027-11-18T01:30')
    expect(await within(form).findByText("The end can't be in the future.")).toBeVisible()
    await sendWith(out, '')
    expect(await within(form).findByText('Enter a date and time.')).toBeVisible()
    await sendWith(within(form).getByRole('group', { name: 'Clocked in' }), '')
    expect(await within(form).findAllByText('Enter a date and time.')).toHaveLength(2)
    expect(sent).toEqual([])
  })
})
