import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { refreshTokens } from '@/api/calls/account/auth'
import { exchangeCode, forgotPassword, resetPassword } from '@/api/calls/account/sign-in-steps'
import { send } from '@/api/send'
import { tokens } from '@/api/token-store'
import { DEMO_INVITATION, IDENTITIES } from '@/mocks/rules/account/identities'
import { mintToken } from '@/mocks/rules/account/tokens'
import { world } from '@/mocks/node'

import { cleanUpAfterTest, setUpBackend } from '../../../../tests/support/render/backend'
import { holdCall, recordCalls, refuseCall } from '../../../../tests/support/render/calls'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const emailOf = (label: string) => IDENTITIES.find(({ labelKey }) => labelKey === label)?.email ?? ''

async function resetLink(label: string): Promise<string> {
  await send(forgotPassword, { email: emailOf(label) })
  return world.state.letters[0]?.content ?? ''
}

/** The stored access token has expired, as after a night, in a browser at this address. */
function expireAccessToken(path: string): void {
  const expired = { sub: 'ana', ast: 101, use: 'access', sid: 'any', gen: 0, lifeS: -60 } as const
  const accessToken = mintToken(expired, Date.now())
  tokens.storeRefreshed(tokens.read(), { accessToken, refreshToken: null, deviceToken: null })
  history.replaceState(null, '', path)
  cleanUpAfterTest(() => history.replaceState(null, '', '/'))
}

async function saveNewPassword(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.type(await screen.findByLabelText('New password'), 'a longer way home')
  await user.type(screen.getByLabelText('Repeat new password'), 'a longer way home')
  await user.click(screen.getByRole('button', { name: 'Save and sign in' }))
}

describe('a link that resets the password', () => {
  it('is confirmed in the window title too, once it has been sent', async () => {
    const { user } = await renderApp('/login/forgot')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), emailOf('account_manager'))
    await user.click(screen.getByRole('button', { name: 'Send link' }))
    await screen.findByRole('heading', { name: 'Check your email' })
    expect(document.title).toMatch(/^Check your email · /)
  })

  it('leads to a new one when it has expired', async () => {
    const { user, address } = await renderApp('/login/reset?token=expired')
    await saveNewPassword(user)
    await user.click(await screen.findByRole('link', { name: 'Request a new link' }))
    await waitFor(() => expect(address()).toBe('/login/forgot'))
  })

  it('works for someone signed in, who is asked first, and then is at home', async () => {
    const link = await resetLink('account_manager')
    const saved = recordCalls(resetPassword)
    const { user, address } = await renderApp(link, { as: 'account_manager' })
    await saveNewPassword(user)
    await user.click(await screen.findByRole('button', { name: 'Stay signed in' }))
    expect(screen.getByRole('button', { name: 'Save and sign in' })).toHaveFocus()
    expect(saved).toEqual([])
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(address()).toBe('/agency-creators'))
    expect(saved).toHaveLength(1)
  })

  it('keeps what was typed when the stored session turns out to have ended', async () => {
    const link = await resetLink('account_manager')
    refuseCall(refreshTokens, { status: 401 })
    const refresh = holdCall(refreshTokens)
    const { user, address } = await renderApp(link, {
      as: 'account_manager',
      before: async () => expireAccessToken('/login/reset'),
    })
    await user.type(await screen.findByLabelText('New password'), 'a longer')
    refresh.release()
    await waitFor(() => expect(tokens.read().refreshToken).toBeUndefined())
    expect(screen.getByLabelText('New password')).toHaveValue('a longer')
    await user.clear(screen.getByLabelText('New password'))
    await saveNewPassword(user)
    await waitFor(() => expect(address()).toBe('/agency-creators'))
  })

  it('works without a session', async () => {
    const link = await resetLink('account_manager')
    const { user, address } = await renderApp(link)
    await saveNewPassword(user)
    await waitFor(() => expect(address()).toBe('/agency-creators'))
  })
})

describe('a link with a sign-in code', () => {
  it('replaces the session of a signed-in person only when they agree', async () => {
    const codes = recordCalls(exchangeCode)
    const { user, address, router } = await renderApp('/redirect?code=demo-code', { as: 'account_manager' })
    expect(await screen.findByRole('group', { name: /^You're signed in as .*Hana/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
    await waitFor(() => expect(address()).toBe('/agency-creators'))
    expect(codes).toEqual([])
    await act(async () => router.navigate('/redirect?code=demo-code'))
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(address()).toMatch(/^\/cr-select/))
    expect(codes).toEqual([{ code: 'demo-code' }])
  })
})

describe('an invitation', () => {
  it('shows with the focus in its first field, and another code can be entered', async () => {
    const { user } = await renderApp('/verify', { as: 'unlinked' })
    await user.type(
      await screen.findByRole('textbox', { name: 'Invitation code' }),
      `${DEMO_INVITATION}{Enter}`,
    )
    expect(await screen.findByRole('textbox', { name: 'Full legal name' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Use another code' }))
    expect(screen.getByRole('textbox', { name: 'Invitation code' })).toHaveFocus()
  })

  it('survives the sign-in that it needs', async () => {
    const { user, address } = await renderApp('/verify?code=NORTH-2468')
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), emailOf('unlinked'))
    expect(address()).toBe('/login?next=%2Fverify%3Fcode%3DNORTH-2468')
    expect(screen.queryByText('Confirm your email')).toBeNull()
  })

  it('is accepted without a notice about the session that begins', async () => {
    const { user, address } = await renderApp('/verify?code=NORTH-2468', { as: 'unlinked' })
    await user.click(await screen.findByRole('button', { name: 'Show invitation' }))
    await user.type(await screen.findByRole('textbox', { name: 'Full legal name' }), 'Mina Sato')
    await user.type(screen.getByLabelText('Choose a password'), 'a longer way home')
    await user.click(screen.getByRole('button', { name: 'Accept invitation' }))
    await waitFor(() => expect(address()).not.toMatch(/^\/verify/))
    expect(screen.queryByText(/To accept an invitation, sign out/)).toBeNull()
  })
})
