import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { world } from '@/mocks/node'

import { setUpBackend } from '../../../tests/support/render/backend'
import { renderApp } from '../../../tests/support/render/render-app'

setUpBackend()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

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
  it('redirects to /login without a session, and remembers the address', async () => {
    const { address } = await renderApp('/agency-creators?q=mila')
    await waitFor(() => expect(address()).toBe('/login?next=%2Fagency-creators%3Fq%3Dmila'))
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it.each([
    ['unverified', '/verify'],
    ['unlinked', '/verify'],
    ['pending_mfa', '/mfa'],
    ['locked', '/locked'],
  ] as const)('redirects a %s account to the page of its level', async (as, path) => {
    const { address } = await renderApp('/agency-creators', { as })
    await waitFor(() => expect(address()).toBe(path))
  })

  it('redirects a user with security status locked to /locked, whatever the token says', async () => {
    const { address } = await renderApp('/agency-creators', {
      as: 'account_manager',
      before: () => world.setFaults({ securityStatus: 'locked' }),
    })
    await waitFor(() => expect(address()).toBe('/locked'))
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('shows the not-found page on a forbidden route: only the text 404, at its address', async () => {
    const { address, container } = await renderApp('/agency-overview', { as: 'chatter' })
    await heading('404')
    expect(container.querySelector('main')).toHaveTextContent(/^404$/)
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    expect(address()).toBe('/agency-overview')
  })

  it.each(['/nowhere', '/cr-tools/nowhere'])('shows it at %s too', async (path) => {
    await renderApp(path, { as: 'chatter' })
    expect(await heading('404')).toBeVisible()
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

  it('redirects signed-in staff from the auth pages to their home', async () => {
    const { address } = await renderApp('/login', { as: 'account_manager' })
    await waitFor(() => expect(address()).toBe('/agency-creators'))
  })

  it('removes a language prefix from the path and continues', async () => {
    const { address } = await renderApp('/de/agency-creators', { as: 'account_manager' })
    await waitFor(() => expect(address()).toBe('/agency-creators'))
  })
})

describe('the shell', () => {
  it('shows an entry only if the roles allow its route, and switches the language without a reload', async () => {
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
    await user.click(screen.getByRole('menuitemradio', { name: 'العربية' }))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'rtl'))
  })

  it('focuses the page’s heading and announces its name on navigation', async () => {
    const { user, address } = await renderApp('/settings/feedback', { as: 'director' })
    await user.click(await screen.findByRole('link', { name: 'Manage Agency' }))
    await waitFor(() => expect(address()).toBe('/agency-manage'))
    await waitFor(() => expect(document.title).toMatch(/^(\(\d+\+?\) )?Manage Agency · Agency Console$/))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    expect(screen.getAllByRole('status').map((voice) => voice.textContent)).toContain('Manage Agency')
  })
})

describe('roles that failed to load', () => {
  it('show a retry and no 404', async () => {
    const { user } = await renderApp('/agency-creators', {
      as: 'account_manager',
      before: () => world.setFaults({ mode: 'fail', status: 403 }),
    })
    await heading("Couldn't check your access")
    await world.setFaults({ mode: 'none' })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible()
  })
})
