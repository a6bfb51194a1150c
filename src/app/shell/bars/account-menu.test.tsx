import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { tokens } from '@/api/token-store'
import { storeAccount } from '@/domain/account/stored-account'
import { world } from '@/mocks/node'
import { titleBadgeCount } from '@/services/page/title-badge'
import { discardUnsaved, hasUnsaved, markUnsaved } from '@/services/page/unsaved'

import { jwt } from '../../../../tests/support/simulated-browser/simulated-browser'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()
afterEach(() => {
  discardUnsaved()
  tokens.changeAccounts(() => [])
})

const BOB = {
  userId: 'bob',
  username: 'bob',
  displayName: 'Bob',
  verifiedIcon: null,
  email: 'bob@agency.example',
}

/** Bob has signed in on this device before; his stored token may have expired. */
const storeBobsAccount = async (needsSignIn: boolean) =>
  tokens.changeAccounts((accounts) =>
    storeAccount(accounts, BOB, jwt({ sub: 'bob', aut: 'password+totp' })).map((account) =>
      account.user.userId === 'bob' ? { ...account, needsSignIn } : account,
    ),
  )

async function renderMenu({ needsSignIn = false } = {}) {
  const app = await renderApp('/settings/feedback', {
    as: 'manager',
    before: () => storeBobsAccount(needsSignIn),
  })
  const press = async (name: RegExp) => {
    await app.user.click(await screen.findByRole('button', { name: /^Account of/ }))
    await app.user.click(await screen.findByRole('menuitem', { name }))
  }
  return { ...app, press }
}

describe('the account menu', () => {
  it('asks about unsaved work before it leaves, and stores the unread count on the previous card', async () => {
    const { user, press, address } = await renderMenu()
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(titleBadgeCount()).toBeGreaterThan(99))
    const unread = `${titleBadgeCount()} unread`
    act(() => void markUnsaved())
    for (const name of [/Bob/, /Add an account/]) {
      await press(name)
      await user.click(await screen.findByRole('button', { name: 'Stay' }))
      expect(address()).toBe('/settings/feedback')
      expect(tokens.read().accessToken).toBeDefined()
    }
    await press(/Add an account/)
    await user.click(await screen.findByRole('button', { name: 'Leave page' }))
    await waitFor(() => expect(address()).toBe('/login'))
    // CSS renders it.
    expect(await screen.findByRole('img', { name: unread })).toHaveAttribute('data-count', '99+')
  })

  it('goes to the sign-in for an account that needs its password, and keeps both', async () => {
    const { press, address } = await renderMenu({ needsSignIn: true })
    await press(/Bob/)
    await waitFor(() => expect(address()).toBe('/login'))
    expect(tokens.accounts()).toHaveLength(2)
    const email = await screen.findByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveValue(BOB.email))
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(screen.getByText(/Enter .bob.'s password to sign in again/)).toBeVisible()
    expect(address()).toBe('/login')
  })

  it("shows on the other account's card that the server is unreachable, and asks there for its password", async () => {
    const { user, press, address } = await renderMenu()
    await screen.findByRole('heading', { level: 1 })
    await world.setFaults({ mode: 'offline', only: 'auth/refresh', times: 1 })
    act(() => void markUnsaved())
    await press(/Bob/)
    await user.click(await screen.findByRole('button', { name: 'Leave page' }))
    await waitFor(() => expect(address()).toBe('/login'))
    const card = await screen.findByRole('button', { name: /^Sign in as .?Bob/ })
    await waitFor(() => expect(card).toHaveTextContent("Couldn't reach the server. Try again."))
    await user.click(card)
    // Bob's token is unknown to this server.
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(BOB.email))
    expect(screen.queryByText("Couldn't reach the server. Try again.")).toBeNull()
    expect(screen.getByText('Sign in again')).toBeVisible()
    expect(screen.getByText(/Enter .bob.'s password to sign in again/)).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveFocus()
  })

  it('shows that not all devices were logged out until dismissed, and retries', async () => {
    const { user, press, address } = await renderMenu()
    await screen.findByRole('heading', { level: 1 })
    await world.setFaults({ mode: 'fail', only: 'logout-all-devices', times: 1 })
    await press(/Log out on all devices/)
    const alert = await screen.findByRole('alertdialog', { name: "You're still signed in on all devices" })
    expect(alert).toHaveTextContent('Something went wrong')
    expect(address()).toBe('/settings/feedback')
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('offers the eight languages, and asks before the settings close over typed text', async () => {
    const { user, press } = await renderMenu()
    await screen.findByRole('heading', { level: 1 })
    await press(/Account settings/)
    const drawer = await screen.findByRole('dialog', { name: 'Account settings' })
    const box = await within(drawer).findByRole('textbox', { name: 'New email address' })
    await user.type(box, 'ana@')
    expect(hasUnsaved()).toBe(true)
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    expect(box).toHaveValue('ana@')
    await user.clear(box)
    expect(hasUnsaved()).toBe(false)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Account settings' })).toBeNull())
    await user.click(await screen.findByRole('button', { name: /^Account of/ }))
    const german = await screen.findByRole('menuitemradio', { name: 'Deutsch' })
    expect(screen.getByRole('menuitemradio', { name: /^English/ })).toBeChecked()
    await user.click(german)
    await waitFor(() => expect(document.documentElement.lang).toBe('de'))
  })
})
