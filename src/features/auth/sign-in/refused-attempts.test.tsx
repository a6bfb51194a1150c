import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

describe('a refused attempt focuses the first invalid field', () => {
  it('of the sign-in, each time', async () => {
    const { user } = await renderApp('/login')
    const submit = await screen.findByRole('button', { name: 'Sign in' })
    for (const _attempt of [1, 2]) {
      await user.click(submit)
      expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    }
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Enter your email/)
  })

  it('that the server refused, which is announced too: Enter leaves the focus where it was', async () => {
    const { user } = await renderApp('/login')
    const password = await screen.findByLabelText('Password')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@northlight.agency')
    await user.type(password, 'wrong')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/don't match/)
    expect(password).toHaveFocus()
  })

  it('once: fields that become invalid later take no focus', async () => {
    const { user } = await renderApp('/login')
    const email = await screen.findByRole('textbox', { name: 'Email' })
    await user.type(email, 'ana@northlight.agency')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const password = screen.getByLabelText('Password')
    expect(password).toHaveFocus()
    await user.clear(email)
    await user.type(password, 'x')
    expect(email).toBeInvalid()
    expect(password).toHaveFocus()
  })

  it('of a request for a reset link', async () => {
    const { user } = await renderApp('/login/forgot')
    await user.click(await screen.findByRole('button', { name: 'Send link' }))
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  })

  it('of a new password', async () => {
    const { user } = await renderApp('/login/reset?token=any')
    await user.type(await screen.findByLabelText('New password'), 'a longer way home')
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }))
    expect(screen.getByLabelText('Repeat new password')).toHaveFocus()
  })

  it('of an invitation', async () => {
    const { user } = await renderApp('/verify', { as: 'unlinked' })
    await user.click(await screen.findByRole('button', { name: 'Show invitation' }))
    expect(screen.getByRole('textbox', { name: 'Invitation code' })).toHaveFocus()
  })

  it('for a recovery code', async () => {
    const { user } = await renderApp('/mfa', { as: 'pending_mfa' })
    await user.click(await screen.findByRole('button', { name: 'Recovery code' }))
    await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'abcde-12345')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/Wrong code/)
    expect(screen.getByRole('textbox', { name: 'Recovery code' })).toHaveFocus()
  })
})

it('a refused code is announced', async () => {
  const { user } = await renderApp('/mfa', { as: 'pending_mfa' })
  await user.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), '654321')
  expect(await screen.findByText(/Wrong code/)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(/Wrong code/)
})
