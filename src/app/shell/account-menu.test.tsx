import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { tokens } from '@/api/tokens'
import { keepAccount } from '@/domain/stored-account'
import { forgetUnsaved, markUnsaved } from '@/services/unsaved'

import { jwt } from '../../../tests/browser-of-tabs'
import { renderApp, withBackend } from '../../../tests/render-app'

withBackend({ beforeAll, afterEach, afterAll })
afterEach(() => {
  forgetUnsaved()
  tokens.changeAccounts(() => [])
})

const BOB = { userId: 'bob', username: 'bob', displayName: 'Bob', verifiedIcon: null }

/** Bob has signed in on this device before; what he left there may be of no use any more. */
const keepBob = async (needsSignIn: boolean) =>
  tokens.changeAccounts((accounts) =>
    keepAccount(accounts, BOB, jwt({ sub: 'bob', aut: 'password+totp' })).map((account) =>
      account.user.userId === 'bob' ? { ...account, needsSignIn } : account,
    ),
  )

async function drawMenu({ needsSignIn = false } = {}) {
  const app = await renderApp('/settings/feedback', { as: 'manager', before: () => keepBob(needsSignIn) })
  const press = async (name: RegExp) => {
    await app.user.click(await screen.findByRole('button', { name: /^Account of/ }))
    await app.user.click(await screen.findByRole('menuitem', { name }))
  }
  return { ...app, press }
}

describe('the account menu', () => {
  it.each([/Add an account/, /Bob/])('asks about unsaved work before it leaves by %s', async (name) => {
    const { user, press, address } = await drawMenu()
    await screen.findByRole('heading', { level: 1 })
    act(() => void markUnsaved())
    await press(name)
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(address()).toBe('/settings/feedback')
    expect(tokens.read().accessToken).toBeDefined()
    await press(name)
    await user.click(await screen.findByRole('button', { name: 'Leave page' }))
    // Bob's token means nothing to this server: that ends at the sign-in too.
    await waitFor(() => expect(address()).toBe('/login'))
  })

  it('leads to the sign-in by an account that needs its password, and keeps both', async () => {
    const { press, address } = await drawMenu({ needsSignIn: true })
    await press(/Bob/)
    await waitFor(() => expect(address()).toBe('/login'))
    expect(tokens.accounts()).toHaveLength(2)
  })
})
