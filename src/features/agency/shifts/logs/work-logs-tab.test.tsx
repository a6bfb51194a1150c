import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { exportWorkLogs, listWorkDays } from '@/api/calls/agency/shifts'
import { gridWeek } from '@/domain/shift/shift-grid'
import { HOUR_MS } from '@/lib/duration'
import { world } from '@/mocks/node'

import { startTestI18n } from '../../../../../tests/support/i18n'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { recordCalls } from '../../../../../tests/support/render/calls'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { PublishDialog } from '../dialogs/publish-dialog'
import { WorkLogsTab } from './work-logs-tab'

setUpBackend()

async function openDay(who: 'account_manager' | 'manager') {
  const { user } = await renderTool(
    <WorkLogsTab />,
    who,
    '/?tab=work-logs&people=staff-04,staff-05,staff-06,staff-07,staff-08,staff-09',
  )
  const table = await screen.findByRole('table', { name: 'Work logs' })
  const row = within(table)
    .getAllByRole('row')
    .find(({ textContent }) => /Worked: \d/.test(textContent))
  row?.focus()
  await user.keyboard('{Enter}')
  return { user, drawer: await screen.findByRole('dialog') }
}

describe('work logs', () => {
  it('are read-only for an account manager, and editable for those whom the button names', async () => {
    const { user, drawer } = await openDay('account_manager')
    expect(within(drawer).getByText(/^Planned: .* Worked: /)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Correction requests' })).toBeNull()
    const [edit = expect.fail('no work log')] = await within(drawer).findAllByRole('button', {
      name: 'Change times',
    })
    expect(edit).toHaveAttribute('aria-disabled', 'true')
    expect(edit).toHaveAccessibleDescription('Only agency managers can change work logs.')
    await user.click(edit)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it(`can't be edited by the person who worked them: they request a correction`, async () => {
    const clockInAt = Date.now() - 26 * HOUR_MS
    const clockOutAt = clockInAt + HOUR_MS
    const times = { clockInAt, clockOutAt, lastActiveAt: clockOutAt }
    const log = { chatterWorkLogId: 'log-own', userId: 'staff-02', ...times, source: 'person' } as const
    await world.transact(() => void world.state.logs.push(log))
    const { user } = await renderTool(<WorkLogsTab />, 'manager', '/?tab=work-logs&people=staff-02')
    const table = await screen.findByRole('table', { name: 'Work logs' })
    within(table)
      .getAllByRole('row')
      .find(({ textContent }) => /Worked: \d/.test(textContent))
      ?.focus()
    await user.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog')
    expect(await within(drawer).findByRole('button', { name: 'Change times' })).toHaveAccessibleDescription(
      /^To change your own hours, request a correction/,
    )
  })

  it('change only with a reason, and keep the input through a conflict', async () => {
    const { user, drawer } = await openDay('manager')
    const [edit = expect.fail('no work log')] = await within(drawer).findAllByRole('button', {
      name: 'Change times',
    })
    await user.click(edit)
    const form = await screen.findByRole('dialog', { name: /^Change .* times/ })
    await user.click(within(form).getByRole('button', { name: 'Save times' }))
    expect(within(form).getByText('Add a reason.')).toBeVisible()
    const reason = within(form).getByRole('textbox', { name: 'Reason' })
    await user.type(reason, 'Forgot to clock out')
    await world.setFaults({ mode: 'fail', status: 409, only: '/work-logs/edit' })
    await user.click(within(form).getByRole('button', { name: 'Save times' }))
    await waitFor(() => expect(within(form).getByRole('alert')).not.toBeEmptyDOMElement())
    expect(reason).toHaveValue('Forgot to clock out')
  })
})

it('editing a running log tells that its person has clocked out meanwhile, before it changes anything', async () => {
  const log = {
    chatterWorkLogId: 'log-running',
    userId: 'staff-05',
    clockInAt: Date.now() - 13 * HOUR_MS,
    clockOutAt: null,
    lastActiveAt: Date.now(),
    source: 'person',
  } as const
  await world.transact(() => void world.state.logs.push(log))
  const stored = () => world.state.logs.find(({ chatterWorkLogId }) => chatterWorkLogId === 'log-running')
  const { user } = await renderTool(<WorkLogsTab />, 'manager', '/?tab=work-logs&people=staff-05')
  await screen.findByRole('table', { name: 'Work logs' })
  screen
    .getAllByRole('row')
    .find(({ textContent }) => textContent.includes('Nov 17'))
    ?.focus()
  await user.keyboard('{Enter}')
  const running = await screen.findByRole('region', { name: /now$/ })
  await user.click(within(running).getByRole('button', { name: 'Change times' }))
  const form = await screen.findByRole('dialog', { name: /^Change .* times/ })
  const reason = within(form).getByRole('textbox', { name: 'Reason' })
  await user.type(reason, 'Began later')
  const clockOutAt = Date.now() - HOUR_MS
  await world.transact(() => void Object.assign(stored() ?? {}, { clockOutAt }))
  const save = within(form).getByRole('button', { name: 'Save times' })
  await user.click(save)
  expect(await within(form).findByText(/^Someone else changed this/)).toBeVisible()
  expect(within(form).getByText(/now → /)).toBeVisible()
  expect(reason).toHaveValue('Began later')
  expect(stored()).toMatchObject({ clockOutAt })
  await user.click(save)
  expect(within(form).getByText('Enter an end time after the start.')).toBeVisible()
  expect(stored()).toMatchObject({ clockOutAt })
})

it('requests the file for payroll with the signs of the language', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const asked = recordCalls(exportWorkLogs)
  const { user } = await renderTool(<WorkLogsTab />, 'manager', '/?tab=work-logs')
  const button = await screen.findByRole('button', { name: 'Export payroll' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  await act(() => startTestI18n('de'))
  await user.click(button)
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(asked).toEqual([expect.objectContaining({ signs: { separator: ';', decimal: ',' } })])
  saved.mockRestore()
})

it('says why the file for payroll could not be created, until the next attempt', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await world.setFaults({ mode: 'fail', status: 422, only: '/work-logs/export' })
  const { user } = await renderTool(<WorkLogsTab />, 'manager', '/?tab=work-logs')
  const button = await screen.findByRole('button', { name: 'Export payroll' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  await user.click(button)
  expect(await screen.findByText(/^Couldn't create the file: ./)).toBeVisible()
  await world.setFaults({ mode: 'none' })
  await user.click(button)
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(screen.queryByText(/^Couldn't create the file/)).toBeNull()
  saved.mockRestore()
})

describe('work logs of a large agency', () => {
  it('load page by page with totals of all, in the selected order', async () => {
    await world.setFaults({ agencySize: 'large' })
    const asked = recordCalls(listWorkDays)
    const { user } = await renderTool(<WorkLogsTab />, 'manager', '/?tab=work-logs')
    const table = await screen.findByRole('table', { name: 'Work logs' })
    expect(screen.getByText(/^100 of 2\d,\d{3}$/)).toBeVisible()
    for (const one of asked) expect(one).toMatchObject({ limit: 100, lastId: null })
    await user.click(within(table).getByRole('button', { name: /^Worked/ }))
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ sort: { by: 'worked', descending: true }, lastId: null }),
    )
  })

  it('export all pages in the visible order', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob) // the screen only creates text files
      return 'blob:made'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = await renderTool(<WorkLogsTab />, 'manager', '/?tab=work-logs&sort=worked&order=desc')
    await screen.findByRole('table', { name: 'Work logs' })
    const [, total = ''] = /of (\d+)$/.exec(screen.getByText(/^100 of \d+$/).textContent) ?? []
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const lines = (await files[0]?.text())?.split('\r\n') ?? []
    expect(lines).toHaveLength(Number(total) + 1)
    const worked = lines.slice(1).map((line) => Number(line.split(',')[2]))
    expect(worked).toEqual(worked.toSorted((a, b) => b - a))
    vi.restoreAllMocks()
  })
})

describe('publishing a week', () => {
  const week = gridWeek('2026-11-16', 'Europe/Warsaw')
  const draw = (clashes: number) =>
    renderTool(
      <PublishDialog week={week} drafts={5} people={3} clashes={clashes} onClose={() => {}} />,
      'manager',
    )

  it('says beforehand how many people it notifies, and which conflicts block it', async () => {
    await draw(2)
    const dialog = await screen.findByRole('dialog', { name: 'Publish 5 drafts' })
    expect(within(dialog).getByText(/3 people will be notified/)).toBeVisible()
    expect(within(dialog).getByText(/^2 conflicts this week/)).toBeVisible()
  })

  it('mentions no conflicts if there are none', async () => {
    await draw(0)
    const dialog = await screen.findByRole('dialog', { name: 'Publish 5 drafts' })
    expect(within(dialog).queryByText(/conflict/)).toBeNull()
  })
})
