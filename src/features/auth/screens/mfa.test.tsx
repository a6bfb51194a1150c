import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { fakeServer, type FakeRoutes } from '../../../../tests/support/fake-server'
import { startTestI18n } from '../../../../tests/support/i18n'
import MfaScreen from './mfa'
import { waitForExpect } from '../../../../tests/support/wait-for-expect'

const METHODS = '/api/auth/auth-methods'
const SEND = '/api/auth/mfa/send'

function renderMfa(routes: FakeRoutes) {
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

beforeAll(() => startTestI18n())
afterEach(() => void vi.unstubAllGlobals())

describe('a code', () => {
  const VERIFY = '/api/auth/mfa/verify'
  const type = async (digits: string) =>
    userEvent.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), digits)

  it('that did not reach the server stays, and can be sent again', async () => {
    const { askedOf } = renderMfa({ [METHODS]: () => ({ status: 403 }), [VERIFY]: () => 'unreachable' })
    await userEvent.click(screen.getByRole('checkbox', { name: /Trust this device/ }))
    await type('123456')
    const again = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('textbox')).toHaveValue('123456')
    await userEvent.click(again)
    await waitForExpect(() => expect(askedOf(VERIFY)).toHaveLength(2))
    expect(askedOf(VERIFY)).toEqual([1, 2].map(() => ({ code: '123456', trustDevice: true })))
    await type('{Backspace}')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('that the server rejected is cleared', async () => {
    renderMfa({ [METHODS]: () => ({ status: 403 }), [VERIFY]: () => ({ status: 422 }) })
    await type('654321')
    expect(await screen.findByText(/Wrong code/)).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('that was wrong is forgotten with the next one', async () => {
    renderMfa({
      [METHODS]: () => ({ body: { methods: ['email', 'sms'] } }),
      [SEND]: () => ({ body: { sentTo: 'a•••@b.example', retryAfter: 0 } }),
      [VERIFY]: () => ({ status: 422 }),
    })
    const resend = await screen.findByRole('button', { name: 'Send a new code' })
    for (const next of [resend, await screen.findByRole('button', { name: 'Email' })]) {
      await type('654321')
      expect(await screen.findByText(/Wrong code/)).toBeVisible()
      await userEvent.click(next)
      await waitForExpect(() => expect(screen.queryByText(/Wrong code/)).toBeNull())
    }
  })
})

describe('the button for a new code', () => {
  it('is busy meanwhile, and keeps the focus through the wait', async () => {
    let answer: (() => void) | undefined
    let retryAfter = 0
    const { askedOf } = renderMfa({
      [METHODS]: () => ({ body: { methods: ['sms'] } }),
      [SEND]: async () => {
        if (retryAfter > 0) await new Promise<void>((resolve) => (answer = resolve))
        return { body: { sentTo: '+4•••1', retryAfter } }
      },
    })
    await screen.findByText(/by text message to/)
    const resend = screen.getByRole('button', { name: 'Send a new code' })
    retryAfter = 30
    await userEvent.click(resend)
    await waitForExpect(() => expect(resend).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(resend)
    expect(askedOf(SEND)).toHaveLength(2)
    answer?.()
    await waitForExpect(() => expect(resend).toHaveAccessibleDescription(/^Send a new code in \d+ second/))
    expect(resend).toHaveFocus()
  })
})

describe('the code field', () => {
  it('has the focus on mount, and again after choosing another method', async () => {
    renderMfa({ [METHODS]: () => ({ body: { methods: ['email', 'sms'] } }) })
    expect(screen.getByRole('textbox', { name: 'Six-digit code' })).toHaveFocus()
    await userEvent.click(await screen.findByRole('button', { name: 'Email' }))
    expect(screen.getByRole('textbox', { name: 'Six-digit code' })).toHaveFocus()
  })
})

describe('the first code', () => {
  it('uses a method of the account', async () => {
    const { askedOf } = renderMfa({ [METHODS]: () => ({ body: { methods: ['email', 'app'] } }) })
    expect(await screen.findByText(/by email to/)).toBeVisible()
    expect(askedOf(SEND)).toEqual([{ method: 'email' }])
    expect(screen.queryByRole('button', { name: 'Text message' })).toBeNull()
  })

  it('uses text message if available', async () => {
    const { askedOf } = renderMfa({ [METHODS]: () => ({ body: { methods: ['email', 'sms'] } }) })
    expect(await screen.findByText(/by text message to/)).toBeVisible()
    expect(askedOf(SEND)).toEqual([{ method: 'sms' }])
  })

  it('uses text message when the methods are unknown, and another can be chosen', async () => {
    const { askedOf } = renderMfa({ [METHODS]: () => ({ status: 403 }) })
    expect(await screen.findByText(/by text message to/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Email' }))
    expect(await screen.findByText(/by email to/)).toBeVisible()
    expect(askedOf(SEND)).toEqual([{ method: 'sms' }, { method: 'email' }])
  })
})
