import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { decideProfileSuggestion, getProfile, updateProfile } from '@/api/calls/creator/profile'
import { queryClient } from '@/api/query-client'
import { IDENTITIES } from '@/mocks/rules/account/identities'
import { world } from '@/mocks/node'
import { focusCreator } from '@/services/session/creator-in-focus'
import { removeLocalDraft } from '@/services/storage/drafts'
import { onTracked } from '@/services/telemetry/tracker'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderApp } from '../../../../tests/support/render/render-app'

setUpBackend()

const PAGE = '/cr-tools/profile'
/** This creator has both an account manager and a manager. */
const CREATOR = 'creator-13'

const idOf = (words: string) => IDENTITIES.find((one) => one.labelKey === words)?.userId ?? ''
// Drafts are stored on the device, so a test would see the previous one's.
beforeEach(() => {
  for (const words of ['manager', 'account_manager']) removeLocalDraft(idOf(words), `profile:${CREATOR}`)
})

const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const save = () => screen.findByRole('button', { name: 'Save changes' })
const phone = () => screen.findByRole('region', { name: 'Phone' })

async function open(as: 'manager' | 'account_manager' = 'manager') {
  focusCreator(idOf(as), CREATOR)
  const app = await renderApp(PAGE, { as })
  await field('Display name')
  return app
}
type User = Awaited<ReturnType<typeof open>>['user']

async function write(user: User, name: string, text: string) {
  const input = await field(name)
  await user.clear(input)
  if (text !== '') await user.type(input, text)
  return input
}

describe('/cr-tools/profile', () => {
  it('emits profileLoaded once, previews typed values, saves them, and leaves what a colleague has changed', async () => {
    const loaded: string[] = []
    const stop = onTracked((event) => {
      if (event.kind === 'profileLoaded') loaded.push(event.facts.userId)
    })
    const { user } = await open()
    stop()
    expect(loaded).toEqual([CREATOR])
    expect(await save()).toHaveAccessibleDescription('Nothing has changed yet.')
    await write(user, 'Bio', 'Dogs')
    expect(await phone()).toHaveTextContent('Dogs')
    await user.click(await save())
    expect(await screen.findByText('Profile saved')).toBeVisible()
    await waitFor(async () => expect(await save()).toHaveAccessibleDescription('Nothing has changed yet.'))
    expect(world.state.profiles[CREATOR]).toEqual({ bio: 'Dogs' })

    await write(user, 'Display name', 'Bruna Vey')
    await world.transact(() => void (world.state.profiles[CREATOR] = { bio: 'Theirs' }))
    await queryClient.invalidateQueries({ queryKey: [getProfile.path] })
    await user.click(await save())
    // The name changes everywhere the creator in focus is shown.
    expect(await screen.findByRole('button', { name: /Bruna Vey/ })).toBeVisible()
    expect(world.state.profiles[CREATOR]).toEqual({ bio: 'Theirs', displayName: 'Bruna Vey' })
    await waitFor(async () => expect(await field('Bio')).toHaveValue('Theirs'))
  })

  it('holds a bio for the crisis check, and keeps it when the permission was withdrawn meanwhile', async () => {
    const { user } = await open()
    const bio = await write(user, 'Bio', 'I want to die')
    await user.click(await save())
    const help = await screen.findByRole('dialog', { name: 'Help is available' })
    await user.click(within(help).getByRole('button', { name: 'Back to message' }))
    expect(bio).toHaveValue('I want to die')
    expect(world.state.profiles[CREATOR]).toBeUndefined()

    await write(user, 'Bio', 'Dogs')
    await world.setFaults({ mode: 'fail', status: 403, only: updateProfile.path })
    await user.click(await save())
    expect(await screen.findByText(/^You no longer have edit access/, { selector: 'div' })).toBeVisible()
    expect(bio).toHaveValue('Dogs')
    expect(bio).toBeEnabled()
    expect(world.state.profiles[CREATOR]).toBeUndefined()
    await world.setFaults({ mode: 'none' })
    await user.click(await save())
    expect(await screen.findByText('Profile saved')).toBeVisible()
    expect(screen.queryByText(/^You no longer have edit access/)).not.toBeInTheDocument()
  })

  it('accepts only web addresses as links; checks the username while it is typed, and at the server', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Remove link 1' }))
    const before = screen.queryAllByRole('textbox', { name: /^Link \d+ address/ }).length
    await user.click(screen.getByRole('button', { name: 'Add link' }))
    await user.type(await field(`Link ${before + 1} title`), 'Shop')
    const address = await field(`Link ${before + 1} address`)
    await user.type(address, 'ftp://a')
    await user.click(await save())
    await waitFor(() => expect(address).toHaveAccessibleDescription(/starts with http/))
    await user.clear(address)
    await user.type(address, 'brunatx.example/shop')
    await user.click(await save())
    await waitFor(() =>
      expect(world.state.profiles[CREATOR]?.links?.at(-1)).toEqual({
        title: 'Shop',
        url: 'https://brunatx.example/shop',
      }),
    )

    const input = await write(user, 'Username', 'brunad')
    await waitFor(() => expect(input).toHaveAccessibleDescription('Available'))
    await write(user, 'Username', 'MilaHart')
    await waitFor(() => expect(input).toHaveAccessibleDescription(/This username is taken/))
    await user.click(await save())
    await waitFor(() => expect(input).toHaveFocus())
    expect(world.state.profiles[CREATOR]).not.toHaveProperty('username')
    await write(user, 'Username', 'no')
    await user.click(await save())
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Use 3 to 30 letters/))
  })

  it('says at a suggestion why it was not accepted; else it changes the profile and keeps the focus', async () => {
    const { user } = await open()
    const pending = await screen.findByRole('listitem', { name: /^Suggestion by .*Nov 17/ })
    const accept = within(pending).getByRole('button', { name: 'Accept' })
    await world.setFaults({ mode: 'fail', status: 500, only: decideProfileSuggestion.path })
    await user.click(accept)
    const alerts = () => within(pending).getAllByRole('alert')
    await waitFor(() => expect(alerts().some(({ textContent }) => textContent !== '')).toBe(true))
    await world.setFaults({ mode: 'none', only: null })
    await user.click(accept)
    await waitFor(async () => expect(await field('Free messages per month')).toHaveValue('12'))
    await waitFor(() => expect(pending).toHaveTextContent('Accepted'))
    expect(accept).not.toBeInTheDocument()
    expect(pending).toHaveFocus()
  })

  it('lets users with view permission suggest a change and withdraw it', async () => {
    const { user } = await open('account_manager')
    await write(user, 'Bio', 'Short and sweet')
    await user.click(screen.getByRole('button', { name: 'Suggest changes' }))
    const dialog = await screen.findByRole('dialog', { name: 'Suggest changes' })
    expect(dialog).toHaveTextContent('Short and sweet')
    await user.click(within(dialog).getByRole('button', { name: 'Send suggestion' }))
    const reason = within(dialog).getByRole('textbox', { name: 'Reason' })
    await waitFor(() => expect(reason).toHaveFocus())
    await user.type(reason, 'Easier to read')
    await user.click(within(dialog).getByRole('button', { name: 'Send suggestion' }))
    const own = await screen.findByRole('region', { name: 'Your suggestions' })
    await waitFor(() => expect(within(own).getAllByRole('listitem')[0]).toHaveTextContent('Easier to read'))
    expect(await field('Bio')).not.toHaveValue('Short and sweet')
    const [first = expect.fail('no suggestion')] = within(own).getAllByRole('listitem')
    await user.click(within(first).getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(first).toHaveTextContent('Withdrawn'))
    expect(world.state.profiles[CREATOR]).toBeUndefined()
  })
})
