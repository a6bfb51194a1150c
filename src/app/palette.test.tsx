import { act, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { world } from '@/mocks/node'

import { renderApp, withBackend } from '../../tests/render-app'

withBackend({ beforeAll, afterEach, afterAll })
// The whole app is loaded, part by part.
vi.setConfig({ testTimeout: 30_000 })

const search = () => screen.findByRole('searchbox', { name: 'Search or jump to' }, { timeout: 10_000 })
const acts = () => screen.getAllByRole('menuitem').map((item) => item.textContent)

describe('the command palette', () => {
  it('opens by Mod+K and reaches the screens that the roles allow, and no other', async () => {
    const { user, address } = await renderApp('/settings/feedback', { as: 'manager' })
    await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
    await user.keyboard('{Control>}k{/Control}')
    await search()
    expect(acts()).toContain('Manage Agency')
    expect(acts()).not.toContain('Agency Overview')
    await user.keyboard('manage{Enter}')
    await act(async () => {})
    expect(address()).toBe('/agency-manage')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('lists the shortcuts under ?, and opens the account settings', async () => {
    const { user } = await renderApp('/settings/feedback', { as: 'manager' })
    await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
    await user.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, { timeout: 10_000 })
    expect(sheet).toHaveTextContent('Ctrl K')
    expect(sheet).toHaveTextContent('F6')
    await user.keyboard('{Escape}{Control>}k{/Control}')
    await search()
    await user.keyboard('account set{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Account settings' }, { timeout: 10_000 })
    expect(await screen.findByRole('list', {}, { timeout: 10_000 })).toHaveTextContent('This device')
    expect(drawer).toHaveTextContent('Signed-in devices')
  })

  it('clocks in and out, and asks first where the agency wants it', async () => {
    const { user } = await renderApp('/cr-select', {
      as: 'chatter',
      before: () => world.setFaults({ asksAtClockOut: true }),
    })
    await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
    const run = async (name: string) => {
      await user.keyboard('{Control>}k{/Control}')
      await search()
      await screen.findByRole('menuitem', { name })
      await user.keyboard('clock{Enter}')
    }
    await run('Clock In')
    expect(await screen.findByText("You're now clocked in! Happy chatting")).toBeVisible()
    await run('Clock Out')
    const question = await screen.findByRole('dialog', { name: 'Clock Out' })
    await user.click(within(question).getByRole('button', { name: 'Clock Out' }))
    expect(await screen.findByText("You're now clocked out!")).toBeVisible()
  })

  it('has nothing for the keyboard while somebody writes', async () => {
    const { user } = await renderApp('/settings/feedback', { as: 'manager' })
    await user.type(await screen.findByRole('textbox', {}, { timeout: 10_000 }), 'why?')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('textbox')).toHaveValue('why?')
  })
})
