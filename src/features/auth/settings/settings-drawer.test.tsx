import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { queryClient } from '@/api/query-client'
import { world } from '@/mocks/node'

import { startTestI18n } from '../../../../tests/support/i18n'
import { cleanUpAfterTest, setUpBackend, signIn } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'
import { sessionManager } from '../session/session-instance'
import { AccountSettings } from './account-settings'

setUpBackend()

async function openSettings() {
  const { user } = await renderApp('/settings/feedback', { as: 'chatter' })
  await user.click(await screen.findByRole('button', { name: /^Account of/ }))
  await user.click(await screen.findByRole('menuitem', { name: /Account settings/ }))
  const drawer = await screen.findByRole('dialog', { name: 'Account settings' })
  const section = async (name: string) => within(await within(drawer).findByRole('region', { name }))
  return { user, section }
}

const enterCode = async (user: UserEvent) =>
  user.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), '123456')

describe('the focus in the settings', () => {
  it('stays on the button that saved a name', async () => {
    const { user, section } = await openSettings()
    const names = await section('Names')
    const name = await names.findByRole('textbox', { name: 'Display name' })
    await user.clear(name)
    await user.type(name, 'Ana R.')
    const form = name.closest('form') ?? document.body
    const save = within(form).getByRole('button', { name: 'Save' })
    await user.click(save)
    // "No changes yet" comes with the refetched name.
    await waitFor(() => expect(save).toHaveAccessibleDescription('No changes yet.'))
    expect(save).toHaveFocus()
    expect(name).toHaveValue('Ana R.')
  })

  it('goes through the setup of an authenticator app, new codes and its end', async () => {
    const { user, section } = await openSettings()
    const mfa = await section('Two-factor sign-in')
    const button = (name: string) => mfa.findByRole('button', { name })
    await user.click(await button('Set up authenticator app'))
    expect(await mfa.findByRole('textbox', { name: 'Six-digit code' })).toHaveFocus()
    await user.click(await button('Cancel'))
    expect(await button('Set up authenticator app')).toHaveFocus()
    await user.click(await button('Set up authenticator app'))
    await enterCode(user)
    expect(await mfa.findByText(/^Save these recovery codes/)).toHaveFocus()
    const first = mfa.getAllByRole('listitem').map((item) => item.textContent)
    await user.click(await button('I saved the codes'))
    await button('Turn off')
    expect(screen.getByRole('region', { name: 'Two-factor sign-in' })).toHaveFocus()

    await user.click(await button('New recovery codes'))
    await enterCode(user)
    expect(await mfa.findByText(/^Save these recovery codes/)).toHaveFocus()
    for (const item of mfa.getAllByRole('listitem')) expect(first).not.toContain(item.textContent)
    await user.click(await button('I saved the codes'))
    expect(await button('New recovery codes')).toHaveFocus()

    await user.click(await button('Turn off'))
    await user.click(await button('Cancel'))
    expect(await button('Turn off')).toHaveFocus()
    await user.click(await button('Turn off'))
    await user.type(mfa.getByLabelText('Current password'), 'northlight{Enter}')
    await button('Set up authenticator app')
    expect(screen.getByRole('region', { name: 'Two-factor sign-in' })).toHaveFocus()
  })

  it('returns to the field when a code to a new address is cancelled', async () => {
    const { user, section } = await openSettings()
    const contact = await section('Email and phone')
    await user.type(
      await contact.findByRole('textbox', { name: 'New email address' }),
      'ana@new.example{Enter}',
    )
    expect(await contact.findByRole('textbox', { name: 'Confirmation code' })).toHaveFocus()
    await user.click(contact.getByRole('button', { name: 'Cancel' }))
    expect(await contact.findByRole('textbox', { name: 'New email address' })).toHaveFocus()
  })
})

it('a refusal of the server under a typed setting is announced', async () => {
  const { user, section } = await openSettings()
  const names = await section('Names')
  const name = await names.findByRole('textbox', { name: 'Display name' })
  await world.setFaults({ mode: 'fail', status: 403, only: 'set-display-name' })
  await user.type(name, 'x{Enter}')
  await waitFor(() =>
    expect(names.getAllByRole('alert').map((alert) => alert.textContent)).toContainEqual(
      expect.stringMatching(/./),
    ),
  )
})

it('settings that depend on the user say when they failed to load, and load again', async () => {
  await startTestI18n()
  await signIn('chatter')
  cleanUpAfterTest(sessionManager.start())
  await world.setFaults({ mode: 'fail', status: 403, only: 'current-user' })
  render(
    <QueryClientProvider client={queryClient}>
      <AccountSettings isOpen onClose={() => undefined} onLeave={async () => false} />
    </QueryClientProvider>,
  )
  const retry = await screen.findByRole('button', { name: 'Retry' })
  await world.setFaults({ mode: 'none' })
  await userEvent.click(retry)
  expect(await screen.findByRole('region', { name: 'Names' })).toBeVisible()
})

it('a link for a forgotten password goes to the own address', async () => {
  const { user, section } = await openSettings()
  const password = await section('Password')
  await user.click(await password.findByRole('button', { name: 'Forgot password' }))
  await waitFor(() => expect(world.state.letters[0]?.subject).toBe('password_reset'))
})
