import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { getRoles } from '@/api/calls/agency/agency-util'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { wait } from '@/lib/wait'
import { world } from '@/mocks/node'
import { IDENTITIES } from '@/mocks/rules/account/identities'
import { hasOutage, retryConnection } from '@/services/network/connection'
import { lastAccess } from '@/services/storage/last-access'

import { setUpBackend } from '../../../tests/support/render/backend'
import { holdCall } from '../../../tests/support/render/calls'
import { renderApp } from '../../../tests/support/render/render-app'

setUpBackend()

describe('the landing page after login is the most privileged route of the roles', () => {
  it.each([
    ['director', '/agency-overview'],
    ['manager', '/agency-manage'],
    ['account_manager', '/agency-creators'],
    ['chatter', '/cr-select?next=%2Fcr-tools'],
    ['roleless', '/404'],
  ] as const)('%s lands on %s', async (as, path) => {
    const { address } = await renderApp('/', { as })
    await waitFor(() => expect(address()).toBe(path))
  })
})

describe('a visit renders nothing before the guard decides', () => {
  it('redirects a user with security status locked to /locked, whatever the token says', async () => {
    const { address } = await renderApp('/agency-creators', {
      as: 'account_manager',
      before: () => world.setFaults({ securityStatus: 'locked' }),
    })
    await waitFor(() => expect(address()).toBe('/locked'))
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('keeps the target of /redirect while the roles are unknown', async () => {
    const { address } = await renderApp('/redirect?to=/agency-overview', {
      as: 'director',
      before: () => world.setFaults({ mode: 'fail', status: 403, only: '/api/' }),
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(address()).toBe('/redirect?to=/agency-overview')
    await world.setFaults({ mode: 'none' })
    retry.click()
    await waitFor(() => expect(address()).toBe('/agency-overview'))
  })
})

it('A signed-in person reads why an invitation does not open', async () => {
  const { address } = await renderApp('/verify?code=NORTH-2468', { as: 'account_manager' })
  await waitFor(() => expect(address()).toBe('/agency-creators'))
  expect(await screen.findByText(/signed in as .*Hana.* To accept an invitation, sign out/)).toBeVisible()
})

describe('the shell', () => {
  it('shows an entry only if the roles allow its route, and offers the eight languages', async () => {
    const { user } = await renderApp('/agency-creators', { as: 'account_manager' })
    const main = await screen.findByRole('navigation', { name: 'Main' })
    expect(
      within(main)
        .getAllByRole('link')
        // A badge may be shown already.
        .map((link) => link.textContent.replace(/ (\d+\+?)?$/, '')),
    ).toEqual(['Agency Creators', 'Chatter Tools'])
    expect(within(main).getByRole('link', { current: 'page' })).toHaveTextContent('Agency Creators')
    await user.click(await screen.findByRole('button', { name: 'Language' }))
    const choices = await screen.findAllByRole('menuitemradio')
    expect(choices.map((choice) => choice.textContent)).toEqual([
      'English (US)',
      'Español',
      'Deutsch',
      'Português (Brasil)',
      '日本語',
      'العربية',
      'Français',
      '한국어',
    ])
  })
})

describe('roles that failed to load', () => {
  it('show a retry and no 404', async () => {
    const { user } = await renderApp('/agency-creators', {
      as: 'account_manager',
      before: () => world.setFaults({ mode: 'fail', status: 403 }),
    })
    await screen.findByRole('heading', { level: 1, name: "Couldn't check your access" })
    await world.setFaults({ mode: 'none' })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})

describe('a start without a network', () => {
  const accountManager = IDENTITIES.find(({ labelKey }) => labelKey === 'account_manager')?.userId ?? ''
  const loseNetwork = () => world.setFaults({ mode: 'offline' })

  it('opens the shell with the roles of the last visit, and loads when the server answers', async () => {
    const { user } = await renderApp('/agency-creators', {
      as: 'account_manager',
      before: () => {
        lastAccess.save(accountManager, { roles: ['account_manager'], agencyTimezone: null })
        return loseNetwork()
      },
    })
    const main = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect(await main.findByRole('link', { name: /^Agency Creators/ })).toBeVisible()
    expect(main.queryByRole('link', { name: /^Agency Overview/ })).not.toBeInTheDocument()
    expect(await screen.findByText(/^Offline since/)).toBeVisible()
    const nav = screen.getByRole('navigation', { name: 'Main' })
    const roles = holdCall(getRoles)
    void queryClient.refetchQueries(queryOf(getRoles))
    await act(async () => {
      await roles.asked
      await wait(100)
    })
    expect(screen.getByRole('navigation', { name: 'Main' })).toBe(nav)
    roles.release()
    await world.setFaults({ mode: 'none' })
    await user.click(screen.getByRole('button', { name: 'Try now' }))
    expect(await screen.findByRole('table', { name: 'Creators' })).toBeVisible()
  })

  it('says so where no visit was before, and loads by itself', async () => {
    await renderApp('/agency-creators', { as: 'account_manager', before: loseNetwork })
    await screen.findByRole('heading', { level: 1, name: "This page hasn't loaded yet" })
    await waitFor(() => expect(hasOutage()).toBe(true))
    await world.setFaults({ mode: 'none' })
    act(() => retryConnection())
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})
