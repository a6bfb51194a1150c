import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { createGroup, deleteGroup, getGroup, updateGroup } from '@/api/calls/chat/groups'
import { ROUTES } from '@/domain/page/routes'
import { server, world } from '@/mocks/node'
import { hasUnsaved } from '@/services/page/unsaved'

import { changePermissions } from '../../../../tests/support/change-permissions'
import { HANA } from '../../../../tests/support/people'
import {
  currentPath,
  recordAnswers,
  findButton,
  CREATE_PATH,
  renderGroups,
  EDIT_PATH,
  findField,
  GROUP,
  MEMBERS_PATH,
  setUpGroups,
} from '../../../../tests/support/render/render-groups'

setUpGroups()

describe('new group form', () => {
  it('names the creator, offers crisis help, creates a group once it has a name, then opens its members', async () => {
    const askedOf = recordAnswers()
    const { user } = await renderGroups(CREATE_PATH)
    expect(await screen.findByRole('note')).toHaveTextContent('田中ゆい')
    // The page has no navigation bar with it.
    await user.click(await findButton('Crisis help'))
    const dialog = await screen.findByRole('dialog', { name: 'Help is available' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await user.click(await findButton('Create group'))
    expect(screen.getByText('Enter a group name.')).toBeVisible()
    expect(askedOf(createGroup)).toEqual([])
    await user.type(await findField('Name'), 'VIP lounge')
    await user.click(await findButton('Create group'))
    await waitFor(() => expect(currentPath()).toBe(MEMBERS_PATH))
    expect(askedOf(createGroup)).toEqual([
      expect.objectContaining({ name: 'VIP lounge', joinBy: 'invited', clientId: expect.any(String) }),
    ])
    expect(hasUnsaved()).toBe(false)
  })

  it('keeps the draft through a reload until the user starts over', async () => {
    recordAnswers()
    const { user, unmount } = await renderGroups(CREATE_PATH)
    await user.type(await findField('Rules'), 'Be kind')
    expect(hasUnsaved()).toBe(true)
    unmount()
    const again = await renderGroups(CREATE_PATH)
    expect(await findField('Rules')).toHaveValue('Be kind')
    await again.user.click(await findButton('Start over'))
    expect(await findField('Rules')).toHaveValue('')
    expect(hasUnsaved()).toBe(false)
  })

  it('holds a rule or a name that fails the crisis check and sends nothing when the user cancels', async () => {
    const askedOf = recordAnswers()
    const { user } = await renderGroups(CREATE_PATH)
    const expectHeld = async () => {
      await user.click(await findButton('Create group'))
      const dialog = await screen.findByRole('dialog', { name: 'Help is available' })
      await user.click(within(dialog).getByRole('button', { name: 'Back to message' }))
      expect(await screen.findByText('Not sent. Your text is saved here.')).toBeVisible()
      expect(askedOf(createGroup)).toEqual([])
    }
    await user.type(await findField('Name'), 'VIP ')
    await user.click(await findField('Rules'))
    await user.paste('I want to die')
    await expectHeld()
    expect(await findField('Rules')).toHaveValue('I want to die')
    await user.clear(await findField('Rules'))
    await user.click(await findField('Name'))
    await user.paste('I want to die')
    await expectHeld()
    expect(await findField('Name')).toHaveValue('VIP I want to die')
  })

  it('moves text typed during the create request to the edit page', async () => {
    recordAnswers()
    const created = Promise.withResolvers<void>()
    server.use(
      http.post(`*${createGroup.path}`, async () => {
        await created.promise
        return HttpResponse.json(GROUP)
      }),
    )
    const { user } = await renderGroups(CREATE_PATH)
    await user.type(await findField('Name'), 'VIP lounge')
    await user.click(await findButton('Create group'))
    await user.type(await findField('Rules'), 'Be kind')
    created.resolve()
    await waitFor(() => expect(currentPath()).toBe(EDIT_PATH))
    expect(await findField('Rules')).toHaveValue('Be kind')
    expect(hasUnsaved()).toBe(true)
  })

  it('is read-only without edit permission and says who can grant it', async () => {
    world.state.permissions[HANA] = { groups: 'view' }
    await renderGroups(CREATE_PATH)
    expect(await screen.findByText("You can't create groups")).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Create group' })).not.toBeInTheDocument()
  })
})

describe('group settings form', () => {
  it('saves what was changed alone, so that a change of a colleague stays, and deletes the group', async () => {
    const askedOf = recordAnswers()
    const { user } = await renderGroups(EDIT_PATH)
    await user.type(await findField('Description'), ' too')
    await user.click(await findButton('Save changes'))
    await waitFor(() => expect(askedOf(updateGroup)).toHaveLength(1))
    expect(askedOf(updateGroup)).toEqual([{ channelId: 'g1', description: 'For the faithful too' }])

    await user.click(await findButton('Delete group'))
    const dialog = await screen.findByRole('alertdialog', { name: /^Delete .?VIP lounge/ })
    await user.click(within(dialog).getByRole('button', { name: 'Delete group' }))
    await waitFor(() => expect(currentPath()).toBe(ROUTES.messages.path))
    expect(askedOf(deleteGroup)).toEqual([{ channelId: 'g1' }])
  })

  it('keeps text typed during check and save', async () => {
    recordAnswers()
    const saved = Promise.withResolvers<void>()
    server.use(
      http.post(`*${updateGroup.path}`, async ({ request }) => {
        const settings = (await request.json()) as object // as the call has it
        await saved.promise
        return HttpResponse.json({ ...GROUP, ...settings })
      }),
    )
    const { user } = await renderGroups(EDIT_PATH)
    await user.type(await findField('Description'), ' and new')
    await user.click(await findButton('Save changes'))
    await user.type(await findField('Description'), ', and all others')
    saved.resolve()
    expect(await screen.findByText('Group saved')).toBeVisible()
    expect(await findField('Description')).toHaveValue('For the faithful and new, and all others')
    expect(hasUnsaved()).toBe(true)
    await user.click(await findButton('Save changes'))
    await waitFor(() => expect(hasUnsaved()).toBe(false))
    expect(await findField('Description')).toHaveValue('For the faithful and new, and all others')
  })

  it('is read-only without edit permission', async () => {
    world.state.permissions[HANA] = { groups: 'view' }
    recordAnswers()
    await renderGroups(EDIT_PATH)
    expect(await screen.findByText(/Ask an account manager for access/)).toBeVisible()
    expect(screen.getByText('For the faithful')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('keeps what is typed when the right to edit is withdrawn', async () => {
    recordAnswers()
    const { user } = await renderGroups(EDIT_PATH)
    await user.type(await findField('Description'), ' too')
    await changePermissions(HANA, { groups: 'view' })
    await waitFor(async () =>
      expect(await findButton('Save changes')).toHaveAccessibleDescription(/Ask an account manager/),
    )
    expect(await findField('Description')).toHaveValue('For the faithful too')
  })

  it('shows when the group no longer exists', async () => {
    server.use(http.post(`*${getGroup.path}`, () => HttpResponse.json({ statusCode: 404 }, { status: 404 })))
    await renderGroups(EDIT_PATH)
    expect(await screen.findByText('Group not found')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Members' })).toBeNull()
  })
})
