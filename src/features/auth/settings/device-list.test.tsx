import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { fakeServer } from '../../../../tests/support/fake-server'
import { startTestI18n } from '../../../../tests/support/i18n'
import { waitForExpect } from '../../../../tests/support/wait-for-expect'
import { DeviceList } from './device-list'
import { SettingsSection } from './settings-section'

beforeAll(() => startTestI18n())
afterEach(() => void vi.unstubAllGlobals())

describe('signed-in devices', () => {
  const device = (sessionId: string, name: string, current: boolean) => ({
    sessionId,
    device: name,
    country: 'DE',
    lastActiveAt: '2026-11-20T10:00:00Z',
    current,
  })

  it('can be signed out, except this one, and the focus goes on to what stays', async () => {
    let sessions = [device('s1', 'Chrome on Windows', true), device('s2', 'Safari on iPad', false)]
    const { askedOf } = fakeServer({
      '/api/auth/sessions/list': () => ({ body: { data: sessions } }),
      '/api/auth/sessions/revoke': () => {
        sessions = sessions.slice(0, 1)
        return {}
      },
    })
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SettingsSection title="Devices">
          <DeviceList />
        </SettingsSection>
      </QueryClientProvider>,
    )
    const [here] = await screen.findAllByRole('listitem')
    expect(here).toHaveTextContent('This device')
    expect(here).toHaveTextContent('Germany')
    expect(here && within(here).queryByRole('button')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iPad' }))
    expect(askedOf('/api/auth/sessions/revoke')).toEqual([{ sessionId: 's2' }])
    await waitForExpect(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(screen.getByRole('region', { name: 'Devices' })).toHaveFocus()
  })
  it('leave the list when they have signed out by themselves meanwhile', async () => {
    let sessions = [device('s1', 'Chrome on Windows', true), device('s2', 'Safari on iPad', false)]
    fakeServer({
      '/api/auth/sessions/list': () => ({ body: { data: sessions } }),
      '/api/auth/sessions/revoke': () => {
        sessions = sessions.slice(0, 1)
        return { status: 404 }
      },
    })
    render(
      <QueryClientProvider client={new QueryClient()}>
        <DeviceList />
      </QueryClientProvider>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPad' }))
    await waitForExpect(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  })

  it('announce why one could not be signed out', async () => {
    fakeServer({
      '/api/auth/sessions/list': () => ({ body: { data: [device('s2', 'Safari on iPad', false)] } }),
      '/api/auth/sessions/revoke': () => 'unreachable',
    })
    render(
      <QueryClientProvider client={new QueryClient()}>
        <DeviceList />
      </QueryClientProvider>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPad' }))
    await waitForExpect(() => expect(screen.getByRole('alert')).toHaveTextContent(/contacting the server/))
  })
})
