import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { getFan, reportFan } from '@/api/calls/chat/fan'
import { updateUserNotes } from '@/api/calls/account/user'
import { queryClient } from '@/api/query-client'
import { OpenChannel } from '@/domain/chat/channel'
import type { Fan } from '@/domain/chat/fan'
import { server, world } from '@/mocks/node'
import { readLocalDraft } from '@/services/storage/drafts'

import { ANA, MILA, NOA } from '../../../../../tests/support/people'
import { dateTextOf, fillDate } from '../../../../../tests/support/date-fields'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { FanPanel } from './fan-panel'
import { waitForExpect } from '../../../../../tests/support/wait-for-expect'

setUpBackend()

const FAN = 'fan-4'

const channel = v.parse(OpenChannel, {
  channelId: 'channel-4',
  kind: 'direct',
  userId: FAN,
  suspicionCount: 2,
  labels: [],
})

async function renderPanel(of: OpenChannel = channel, creatorId = MILA) {
  const drawn = await renderTool(<FanPanel creatorId={creatorId} channel={of} onClose={() => {}} />)
  await screen.findByRole('button', { name: 'Hide fan info' })
  return drawn
}

const section = (name: string) => screen.findByRole('button', { name, expanded: true })
const noteField = () => screen.findByRole('textbox', { name: 'Note' })

describe('the fan pane', () => {
  it('shows the creator’s rules, note and follow-ups before the money and habits, once it could be loaded', async () => {
    await world.setFaults({ mode: 'fail', status: 403, only: getFan.path })
    const { user } = await renderPanel()
    const again = await screen.findByRole('button', { name: 'Retry' })
    await world.setFaults({ mode: 'none' })
    await user.click(again)
    expect(await section('Money')).toBeVisible()
    expect(screen.getByText(/Last 30 days/)).toBeVisible()
    expect(await screen.findByText(/rules\./)).toBeVisible()
    expect(await section('Membership')).toBeVisible()
    expect(screen.getByText('2 reports')).toBeVisible()
    await noteField()
    const titles = screen.getAllByRole('button', { expanded: true }).map((one) => one.textContent)
    const order = ['Notes', 'Follow-ups', 'Money'].map((name) => titles.indexOf(name))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order).not.toContain(-1)
    expect(screen.queryByText('$0.00')).not.toBeInTheDocument()
    expect(screen.getAllByText('None').length).toBe(1)
    // Lists are read-only without permission.
    expect(
      await screen.findByText('You can view lists only. Ask an account manager for edit access.'),
    ).toBeVisible()
    const [first = expect.fail('nothing was sold')] = await screen.findAllByRole('button', {
      name: /^Go to message/,
    })
    await user.click(first)
    expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('?message=')
  })

  it('names who can grant access to hidden spend, claims no lack of sales, and hides unreadable notes', async () => {
    world.state.permissions[ANA] = { canSeeSpend: false, notes: 'off' }
    const { user } = await renderPanel()
    await section('Recent PPVs')
    expect(screen.getAllByText(/Ask an agency manager for access/)).toHaveLength(2)
    expect(screen.queryByText(/Last 30 days/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Follow-ups' })).not.toBeInTheDocument()
    expect(screen.queryByRole('tab', { name: /^Notes/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('tab', { name: /^PPVs/ }))
    expect(await screen.findByText(/Ask an agency manager for access/)).toBeVisible()
    expect(screen.queryByText('No PPVs yet')).not.toBeInTheDocument()
    const cached = queryClient.getQueriesData<Fan>({ queryKey: [getFan.path] }).at(-1)?.[1]
    expect(cached).toMatchObject({ followUps: [], timeline: [] })
  })

  it('folds a section and remembers it', async () => {
    const { user, unmount } = await renderPanel()
    await user.click(await section('Money'))
    expect(screen.getByText(/Last 30 days/)).not.toBeVisible()
    unmount()
    await renderPanel()
    await screen.findByRole('button', { name: 'Money', expanded: false })
  })
})

describe('nickname and note', () => {
  it('are saved while typing, and show both versions of a conflict', async () => {
    const { user } = await renderPanel()
    await user.type(await noteField(), 'Two')
    expect(screen.getByText('Not saved yet')).toBeVisible()
    expect(await screen.findByText(/^Saved/)).toBeVisible()
    expect(world.state.fanNotes[FAN]?.note).toContain('Two')

    world.state.fanNotes[FAN] = { nickname: '', note: 'Theirs', templateName: null }
    await user.type(await noteField(), 'Mine')
    await user.tab()
    const alert = await screen.findByRole('alert', { name: /Someone else edited this/ })
    expect(within(alert).getByText('Theirs', { selector: 'bdi' })).toBeVisible()
    expect(within(alert).getByText(/Mine/, { selector: 'bdi' })).toBeVisible()
    await user.click(within(alert).getByRole('button', { name: 'Take theirs' }))
    expect(await noteField()).toHaveValue('Theirs')
    expect(await noteField()).toHaveFocus()
  })

  it('survive a reload while the server is unreachable, and say so', async () => {
    await world.setFaults({ mode: 'fail', status: 500, only: updateUserNotes.path })
    const { user, unmount } = await renderPanel()
    await user.type(await noteField(), 'Keep me')
    await user.tab()
    expect(await screen.findByText(/^Not saved\./)).toBeVisible()
    unmount()
    expect(JSON.stringify(readLocalDraft(ANA, `fan-notes ${FAN}`))).toContain('Keep me')
    await world.setFaults({ mode: 'none' })
    await renderPanel()
    expect((await noteField()).textContent).toContain('Keep me')
    expect(await screen.findByText(/^Saved/)).toBeVisible()
  })
})

describe('actions about a fan', () => {
  it('a follow-up is added, completed and reopened; its form returns the focus to the button that opened it', async () => {
    const { user } = await renderPanel()
    const add = await screen.findByRole('button', { name: 'Add a follow-up' })
    await user.click(add)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(add).toHaveFocus()
    await user.click(add)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Enter what to follow up on.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'What to follow up on' }), 'The exam{Enter}')
    const edit = await screen.findByRole('button', { name: /^Edit.*The exam/ })
    await waitFor(() => expect(add).toHaveFocus())
    await user.click(edit)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('button', { name: /^Edit.*The exam/ })).toHaveFocus())
    const tick = () => screen.getByRole('checkbox', { name: /The exam/ })
    await user.click(tick())
    await waitForExpect(() => expect(tick()).toBeChecked())
    await user.click(tick())
    await waitForExpect(() => expect(tick()).not.toBeChecked())
  })

  it('an unfinished follow-up is restored with its time, for this creator only', async () => {
    const { user, unmount } = await renderPanel()
    await user.click(await screen.findByRole('button', { name: 'Add a follow-up' }))
    await user.type(screen.getByRole('textbox', { name: 'What to follow up on' }), 'The exam')
    await fillDate(user, screen.getByRole('group', { name: 'Due' }), '2099-01-02T18:30')
    unmount()
    const again = await renderPanel()
    expect(await screen.findByRole('textbox', { name: 'What to follow up on' })).toHaveValue('The exam')
    expect(screen.getByRole('textbox', { name: 'What to follow up on' })).not.toHaveFocus()
    expect(dateTextOf(screen.getByRole('group', { name: 'Due' }))).toBe('01/02/2099, 06:30 PM')
    again.unmount()
    await renderPanel(channel, NOA)
    await section('Follow-ups')
    expect(screen.queryByRole('textbox', { name: 'What to follow up on' })).not.toBeInTheDocument()
  })

  it('a follow-up is read-only without permission, and names who can grant it', async () => {
    world.state.permissions[ANA] = { notes: 'view' }
    const { user } = await renderPanel()
    await section('Follow-ups')
    expect(
      await screen.findByText('You can view follow-ups only. Ask an account manager for edit access.'),
    ).toBeVisible()
    const followUps = [{ followUpId: 'one', text: 'The exam', dueAt: null, done: false, userId: null }]
    for (const [key, fan] of queryClient.getQueriesData<Fan>({ queryKey: [getFan.path] }))
      queryClient.setQueryData(key, { ...fan, followUps })
    const tick = await screen.findByRole('checkbox', { name: /The exam/ })
    expect(tick).toHaveAttribute('aria-disabled', 'true')
    expect(tick).toHaveAccessibleDescription(/You can view follow-ups only/)
    await user.click(tick)
    expect(tick).not.toBeChecked()
  })

  it('a report asks for a reason, blocking asks for confirmation by name, a note goes to the timeline', async () => {
    const asked: unknown[] = []
    server.use(
      http.post(`*${reportFan.path}`, async ({ request }) => {
        asked.push(await request.json())
        return HttpResponse.json({})
      }),
    )
    const { user } = await renderPanel()
    await user.click(await screen.findByRole('button', { name: 'Report' }))
    await user.click(screen.getByRole('button', { name: 'Report fan' }))
    expect(screen.getByText('Describe what happened.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /What happened/ }), 'Threats')
    await user.click(screen.getByRole('button', { name: 'Report fan' }))
    await waitForExpect(() => expect(asked).toEqual([{ userId: FAN, reason: 'Threats' }]))

    const block = () => screen.getByRole('button', { name: 'Block' })
    await waitForExpect(() => expect(block()).not.toHaveAttribute('aria-disabled'))
    await user.click(block())
    const dialog = screen.getByRole('alertdialog', { name: /^Block / })
    await user.click(within(dialog).getByRole('button', { name: 'Block fan' }))
    expect(await screen.findByRole('button', { name: 'Unblock' })).toBeVisible()

    await user.click(await screen.findByRole('tab', { name: /^Notes/ }))
    await user.type(await screen.findByRole('textbox', { name: 'New note' }), 'Promised')
    await user.click(screen.getByRole('button', { name: 'Add note' }))
    const notes = await screen.findByRole('list', { name: 'Staff notes' })
    expect(await within(notes).findByText('Promised')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('')
  })
})

describe('beside a group’s thread', () => {
  const group = { ...channel, kind: 'group' as const, userId: null, title: 'VIP lounge', memberCount: 120 }

  it('shows its name, size, and who can open its settings', async () => {
    await renderPanel(group)
    expect(screen.getByRole('heading', { name: 'VIP lounge' })).toBeVisible()
    expect(screen.getByText('120 members')).toBeVisible()
    expect(await screen.findByText(/Ask an account manager for access/)).toBeVisible()
  })
})
