import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { searchAgency } from '@/api/calls/agency/agency'
import { world } from '@/mocks/node'

import { clearCommands, recentCommands } from './palette-state'
import { advancePage } from '../../../tests/support/render/advance-page'
import { setUpBackend } from '../../../tests/support/render/backend'
import { holdCall, recordCalls } from '../../../tests/support/render/calls'
import { renderApp } from '../../../tests/support/render/render-app'

setUpBackend()

const search = () => screen.findByRole('searchbox', { name: 'Search or jump to' })
const acts = () => screen.getAllByRole('menuitem').map((item) => item.textContent)

async function openPage() {
  const app = await renderApp('/settings/feedback', { as: 'manager' })
  await screen.findByRole('heading', { level: 1 })
  return app
}

describe('the command palette', () => {
  it('opens by Mod+K and leads to exactly the screens, tabs and actions that the roles allow', async () => {
    const { user, address } = await openPage()
    await user.keyboard('{Control>}k{/Control}')
    await search()
    expect(acts()).toContain('Manage Agency')
    expect(acts()).not.toContain('Agency Overview')
    expect(acts()).not.toContain('Clock In')
    const tab = await screen.findByRole('menuitem', { name: /^Work logs/ })
    expect(tab).toHaveAccessibleName('Work logs Employees')
    expect(screen.getByRole('menuitem', { name: /^Sign off statements/ })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: /^Invite creator/ })).toBeNull()
    await user.keyboard('payroll{Enter}')
    await act(async () => {})
    expect(address()).toBe('/agency-manage/employees?tab=work-logs')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is listed with the shortcuts under ?, whose keys change to none that any page uses', async () => {
    const { user } = await openPage()
    // Not while the user types.
    await user.type(await screen.findByRole('textbox'), 'why?')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('textbox')).toHaveValue('why?')
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(dialog).toHaveTextContent('Ctrl K')
    expect(dialog).toHaveTextContent('F6')
    const sheet = within(dialog)
    const change = () => sheet.findByRole('button', { name: 'Change keys: Show keyboard shortcuts' })
    await user.click(await change())
    await user.keyboard('n')
    expect(await sheet.findByText('Already used for: Open next chat')).toBeVisible()
    await user.keyboard('g')
    expect(await change()).toHaveFocus()
    await user.click(sheet.getByRole('button', { name: 'Reset keys: Show keyboard shortcuts' }))
    await waitFor(async () => expect(await change()).toHaveFocus())
    expect(sheet.queryByRole('button', { name: /^Reset keys/ })).toBeNull()
    await user.keyboard('{Escape}{Control>}k{/Control}')
    await search()
    await user.keyboard('account set{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Account settings' })
    expect(await screen.findByRole('list')).toHaveTextContent('This device')
    expect(drawer).toHaveTextContent('Signed-in devices')
  })

  it('offers a chatter no agency page, clocks in and out, and asks first where the agency requires it', async () => {
    const { user } = await renderApp('/cr-select', {
      as: 'chatter',
      before: () => world.transact(() => void (world.state.performance.team.asksAtClockOut = true)),
    })
    await screen.findByRole('heading', { level: 1 })
    const run = async (name: string) => {
      await user.keyboard('{Control>}k{/Control}')
      await search()
      await screen.findByRole('menuitem', { name })
      await user.keyboard('clock{Enter}')
    }
    await user.keyboard('{Control>}k{/Control}')
    await search()
    await screen.findByRole('menuitem', { name: 'Clock In' })
    expect(acts()).toEqual(expect.arrayContaining(['Chatter Tools', 'Feedback', 'Crisis help', 'Logout']))
    for (const name of ['Agency Overview', 'Manage Agency', 'Agency Creators'])
      expect(acts()).not.toContain(name)
    await user.keyboard('{Escape}')
    await run('Clock In')
    expect(await screen.findByText("You're now clocked in! Happy chatting")).toBeVisible()
    await run('Clock Out')
    const question = await screen.findByRole('dialog', { name: 'Clock Out' })
    await user.click(within(question).getByRole('button', { name: 'Clock Out' }))
    expect(await screen.findByText("You're now clocked out!")).toBeVisible()
    await user.keyboard('{Control>}k{/Control}')
    await search()
    await user.keyboard('español{Enter}')
    await waitFor(() => expect(document.documentElement.lang).toBe('es'))
  })

  it('finds people and creators, recent ones first, and none after another sign-in', async () => {
    const { user, address } = await openPage()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await search(), 'ana ribeiro')
    const row = await screen.findByRole('menuitem', { name: /^Ana Ribeiro/ })
    expect(row).toHaveAccessibleName('Ana Ribeiro Chatter')
    await user.click(row)
    await act(async () => {})
    expect(address()).toBe('/agency-manage/employees?person=staff-04')
    const drawer = await screen.findByRole('dialog', { name: /Ana Ribeiro/ })
    await user.click(within(drawer).getByRole('button', { name: 'Close panel' }))
    await user.keyboard('{Control>}k{/Control}')
    await search()
    const recent = screen.getByRole('group', { name: 'Recent' })
    expect(within(recent).getByRole('menuitem', { name: /^Ana Ribeiro/ })).toBeVisible()
    act(clearCommands)
    expect(recentCommands()).toEqual([])
  })

  it('searches from two letters on, retries, keeps its results, and leads to screens meanwhile', async () => {
    const { user, address } = await openPage()
    await world.setFaults({ mode: 'fail', status: 422, only: 'agency/search' })
    await user.keyboard('{Control>}k{/Control}')
    const field = await search()
    const searches = recordCalls(searchAgency)
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    await user.type(field, 'm')
    await advancePage(400)
    vi.useRealTimers()
    expect(searches).toEqual([])
    await user.type(field, 'ila')
    const retry = await screen.findByRole('menuitem', { name: "Couldn't search. Retry" })
    await world.setFaults({ mode: 'none', only: null })
    await user.click(retry)
    expect(await screen.findByRole('menuitem', { name: /^Mila Hart/ })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: /Retry/ })).toBeNull()
    const held = holdCall(searchAgency)
    await user.type(field, ' h')
    await held.asked
    expect(screen.getByRole('menuitem', { name: /^Mila Hart/ })).toBeVisible()
    expect(screen.queryByText('No results')).toBeNull()
    await user.clear(field)
    await user.keyboard('manage{Enter}')
    await act(async () => {})
    expect(address()).toBe('/agency-manage')
  })
})
