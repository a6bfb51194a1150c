import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { listAuthMethods } from '@/api/calls/account/auth'
import { queryClient } from '@/api/query-client'
import { world } from '@/mocks/node'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { recordCalls } from '../../../../tests/support/render/calls'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { AccountSettings } from './account-settings'

setUpBackend()

async function openSettings(who: 'chatter' | 'manager' = 'chatter') {
  const { user, unmount } = await renderTool(
    <AccountSettings isOpen onClose={() => {}} onLeave={() => Promise.resolve(false)} />,
    who,
  )
  const section = async (name: string) => within(await screen.findByRole('region', { name }))
  return { user, unmount, section }
}

const field = (name: string) => screen.findByRole('textbox', { name })
const enterCode = async (user: UserEvent) => user.type(await field('Six-digit code'), '123456')

describe('the focus in the settings', () => {
  it('stays on the button that saved a name, and a refusal of the server is announced', async () => {
    const { user, section } = await openSettings()
    const names = await section('Names')
    const name = await field('Display name')
    const form = name.closest('form') ?? expect.fail('no form')
    const save = within(form).getByRole('button', { name: 'Save' })
    await world.setFaults({ mode: 'fail', status: 403, only: 'set-display-name' })
    await user.clear(name)
    await user.type(name, 'Ana R.{Enter}')
    await waitFor(() =>
      expect(names.getAllByRole('alert').map((alert) => alert.textContent)).toContainEqual(
        expect.stringMatching(/./),
      ),
    )
    await world.setFaults({ mode: 'none' })
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

  it('goes on to the field for a new number once the old one is removed', async () => {
    const { user } = await openSettings()
    await user.click(await screen.findByRole('button', { name: 'Remove phone number' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Remove phone number' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove phone number' })).toBeNull())
    expect(screen.getByRole('textbox', { name: 'New phone number' })).toHaveFocus()
  })
})

describe('what was typed in the settings', () => {
  it('is there after a reload, up to the code for a new address, whose cancel leads back to its field', async () => {
    const first = await openSettings('manager')
    for (const [name, text] of [
      ['Display name', ' Maria'],
      ['Username', '.new'],
      ['New email address', 'ana@new.example'],
    ] as const)
      await first.user.type(await field(name), text)
    first.unmount()
    const { user, unmount } = await openSettings('manager')
    expect(await field('Display name')).toHaveDisplayValue(/ Maria$/)
    expect(await field('Username')).toHaveDisplayValue(/\.new$/)
    expect(await field('New email address')).toHaveValue('ana@new.example')
    await user.type(await field('New email address'), '{Enter}')
    expect(await field('Confirmation code')).toHaveFocus()
    unmount()
    const last = await openSettings('manager')
    expect(await screen.findByText('We sent a code to \u2068ana@new.example\u2069.')).toBeVisible()
    await last.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await field('New email address')).toHaveFocus()
    expect(await field('New email address')).toHaveValue('')
  })

  it('is forgotten once the drawer discarded it', async () => {
    const { user, unmount } = await openSettings('manager')
    await user.type(await field('New email address'), 'ana@new.example')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    unmount()
    await openSettings('manager')
    expect(await field('New email address')).toHaveValue('')
  })
})

it('recovery codes stay until they are saved, whatever the server says meanwhile', async () => {
  const { user, section } = await openSettings()
  const mfa = await section('Two-factor sign-in')
  await user.click(await mfa.findByRole('button', { name: 'Set up authenticator app' }))
  await enterCode(user)
  await mfa.findByText(/^Save these recovery codes/)
  const codes = mfa.getAllByRole('listitem').map((item) => item.textContent)
  const read = recordCalls(listAuthMethods)
  await act(() => queryClient.invalidateQueries({ queryKey: [listAuthMethods.path] }))
  expect(read).toHaveLength(1)
  await user.click(mfa.getByRole('button', { name: 'Copy codes' }))
  expect(mfa.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes)
  await user.click(mfa.getByRole('button', { name: 'I saved the codes' }))
  expect(await mfa.findByRole('button', { name: 'Turn off' })).toBeVisible()
})

it('settings that depend on the user say when they failed to load, and load again', async () => {
  await world.setFaults({ mode: 'fail', status: 403, only: 'current-user' })
  const { user, section } = await openSettings()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  await world.setFaults({ mode: 'none' })
  await user.click(retry)
  expect(await section('Names')).toBeDefined()
})

it('a link for a forgotten password goes to the own address', async () => {
  const { user, section } = await openSettings()
  const password = await section('Password')
  await user.click(await password.findByRole('button', { name: 'Forgot password' }))
  await waitFor(() => expect(world.state.letters[0]?.subject).toBe('password_reset'))
})
