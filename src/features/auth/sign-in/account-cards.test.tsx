import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { tokens } from '@/api/token-store'
import { storeAccount } from '@/domain/account/stored-account'

import { jwt } from '../../../../tests/support/simulated-browser/simulated-browser'
import { fakeServer } from '../../../../tests/support/fake-server'
import { fakeUser } from '../../../../tests/support/simulated-browser/signed-in-browser'
import { startTestI18n } from '../../../../tests/support/i18n'
import { useStoredAccounts } from '../session/stored-accounts'
import { AccountCards } from './account-cards'

const LOGOUT = '/api/auth/logout'
const EXP = Math.floor(Date.now() / 1000) + 3600
const tokenOf = (sub: string) => jwt({ sub, aut: 'password+totp', exp: EXP })

function Cards() {
  return <AccountCards accounts={useStoredAccounts()} />
}
const renderCards = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Cards />
    </QueryClientProvider>,
  )
const bearers = () =>
  vi
    .mocked(fetch)
    .mock.calls.filter(([path]) => path === LOGOUT)
    .map(([, init]) => new Headers(init?.headers).get('authorization'))
const askToRemove = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^Remove .*${name}`) }))
const remove = async (name: string) => {
  await askToRemove(name)
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
}

beforeAll(() => startTestI18n())
beforeEach(() => {
  localStorage.clear()
  tokens.changeAccounts((accounts) =>
    ['ann', 'bob'].reduce((list, user) => storeAccount(list, fakeUser(user), tokenOf(user)), accounts),
  )
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the card of another account', () => {
  it('says that it is still signed in; one that needs its password does not', () => {
    fakeServer({})
    tokens.changeAccounts(([ann, bob]) => [ann!, { ...bob!, needsSignIn: true }]) // eslint-disable-line typescript/no-non-null-assertion -- the account is created above
    renderCards()
    expect(screen.getByRole('button', { name: /^Sign in as .*ann.*Still signed in/ })).toBeVisible()
    expect(screen.getAllByText(/Still signed in/)).toHaveLength(1)
  })

  it('ends its session on the server when removed, with its own token', async () => {
    fakeServer({ [LOGOUT]: () => ({}) })
    renderCards()
    await remove('ann')
    expect(bearers()).toEqual([`Bearer ${tokenOf('ann')}`])
    expect(tokens.accounts().map(({ user }) => user.userId)).toEqual(['bob'])
  })

  it('asks before it is removed, says so, and passes the focus on', async () => {
    fakeServer({ [LOGOUT]: () => ({}) })
    renderCards()
    await askToRemove('ann')
    expect(screen.getByRole('group', { name: /^Remove .*ann/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    expect(screen.getByRole('button', { name: /^Remove .*ann/ })).toHaveFocus()
    expect(bearers()).toEqual([])
    await remove('ann')
    expect(screen.getByRole('status')).toHaveTextContent(/ann.* was removed from this device/)
    expect(screen.getByRole('button', { name: /^Sign in as .*bob/ })).toHaveFocus()
  })

  it('is busy while it signs in', async () => {
    fakeServer({ '/api/auth/refresh': () => new Promise(() => undefined) })
    renderCards()
    const card = screen.getByRole('button', { name: /^Sign in as .*ann/ })
    await userEvent.click(card)
    await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'true'))
  })

  it('can be removed while the server is unreachable, and sends no logout for an ended session', async () => {
    fakeServer({})
    tokens.changeAccounts(([ann, bob]) => [ann!, { ...bob!, needsSignIn: true }]) // eslint-disable-line typescript/no-non-null-assertion -- the account is created above
    renderCards()
    await remove('ann')
    await remove('bob')
    expect(bearers()).toHaveLength(1)
    expect(tokens.accounts()).toEqual([])
  })
})
