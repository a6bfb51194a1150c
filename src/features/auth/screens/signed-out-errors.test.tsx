import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { fakeServer } from '../../../../tests/support/fake-server'
import { startTestI18n } from '../../../../tests/support/i18n'
import LockedScreen from './locked'
import RedirectScreen from './redirect'

function renderScreen(screenOf: ReactNode, path: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter([{ path: '*', element: screenOf }], { initialEntries: [path] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

beforeAll(() => startTestI18n())
afterEach(() => void vi.unstubAllGlobals())

describe('/redirect with a code', () => {
  const EXCHANGE = '/api/auth/exchange'

  it.each([
    ['nobody answers', () => 'unreachable' as const, /issue contacting the server/],
    ['the server has a fault', () => ({ status: 503 }), /Something went wrong/],
    ['too many people sign in', () => ({ status: 429 }), /Something went wrong/],
  ])('keeps the code when %s, shows the error, and retries', async (_when, answer, words) => {
    const { askedOf } = fakeServer({ [EXCHANGE]: answer })
    const { state } = renderScreen(<RedirectScreen />, '/redirect?code=once')
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(state.location.search).not.toContain('once')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(askedOf(EXCHANGE)).toEqual([{ code: 'once' }, { code: 'once' }])
  })

  it('calls a link dead only when its code was rejected', async () => {
    fakeServer({ [EXCHANGE]: () => ({ status: 410 }) })
    renderScreen(<RedirectScreen />, '/redirect?code=once')
    expect(await screen.findByRole('alert')).toHaveTextContent(/This sign-in link has expired/)
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('shows a spinner while it waits', async () => {
    fakeServer({ [EXCHANGE]: () => new Promise(() => undefined) })
    renderScreen(<RedirectScreen />, '/redirect?code=once')
    const status = await screen.findByRole('status')
    expect(status).toHaveTextContent('Signing you in')
    expect(status.querySelector('.spin')).not.toBeNull()
  })
})

it('/locked says what failed to load, and retries', async () => {
  let isDown = true
  const reason = {
    reason: 'by_agency',
    lockedUntil: null,
    steps: ['ask_manager'],
    noticedAt: null,
    country: null,
  }
  fakeServer({ '/api/auth/locked/status': () => (isDown ? { status: 503 } : { body: reason }) })
  renderScreen(<LockedScreen />, '/locked')
  const again = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getByRole('alert')).toBeVisible()
  isDown = false
  await userEvent.click(again)
  expect(await screen.findByText('Your agency locked this account.')).toBeVisible()
})
