import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { fakeServer, type Routes } from '../../../../tests/fake-server'
import { startWords } from '../../../../tests/words'
import MfaScreen from './mfa'

const METHODS = '/api/auth/auth-methods'
const SEND = '/api/auth/mfa/send'

function draw(routes: Routes) {
  const given = fakeServer({
    [SEND]: () => ({ body: { sentTo: 'a•••@b.example', retryAfter: 30 } }),
    ...routes,
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MfaScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return given
}

beforeAll(() => startWords())
afterEach(() => void vi.unstubAllGlobals())

describe('the first code', () => {
  it('comes by a way the account has', async () => {
    const { askedOf } = draw({ [METHODS]: () => ({ body: { methods: ['email', 'app'] } }) })
    expect(await screen.findByText(/by email to/)).toBeVisible()
    expect(askedOf(SEND)).toEqual([{ method: 'email' }])
    expect(screen.queryByRole('button', { name: 'Text message' })).toBeNull()
  })

  it('comes by text message where that is one of them', async () => {
    const { askedOf } = draw({ [METHODS]: () => ({ body: { methods: ['email', 'sms'] } }) })
    expect(await screen.findByText(/by text message to/)).toBeVisible()
    expect(askedOf(SEND)).toEqual([{ method: 'sms' }])
  })

  it('comes by text message where nobody says which there are, and another way can be chosen', async () => {
    const { askedOf } = draw({ [METHODS]: () => ({ status: 403 }) })
    expect(await screen.findByText(/by text message to/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Email' }))
    expect(await screen.findByText(/by email to/)).toBeVisible()
    expect(askedOf(SEND)).toEqual([{ method: 'sms' }, { method: 'email' }])
  })
})
