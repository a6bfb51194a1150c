import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { createGroup, deleteGroup, getGroup, updateGroup } from '@/api/calls/groups'
import { ROUTES } from '@/domain/routes'
import { server, world } from '@/mocks/node'
import { hasUnsaved } from '@/services/unsaved'

import {
  address,
  answering,
  button,
  CREATE,
  draw,
  EDIT,
  field,
  GROUP,
  HANA,
  MEMBERS,
  withGroups,
} from '../../../../tests/group-stage'

withGroups()

describe('new group form', () => {
  it('creates a group once it has a name, then opens its members', async () => {
    const askedOf = answering()
    const { user } = await draw(CREATE)
    await user.click(await button('Create group'))
    expect(screen.getByText('Enter a group name.')).toBeVisible()
    expect(askedOf(createGroup)).toEqual([])
    await user.type(await field('Name'), 'VIP lounge')
    await user.click(await button('Create group'))
    await waitFor(() => expect(address()).toBe(MEMBERS))
    expect(askedOf(createGroup)).toEqual([
      expect.objectContaining({ name: 'VIP lounge', joinBy: 'invited', clientId: expect.any(String) }),
    ])
    expect(hasUnsaved()).toBe(false)
  })

  it('offers crisis help, as this page has no navigation bar', async () => {
    answering()
    const { user } = await draw(CREATE)
    await user.click(await button('Crisis help'))
    const dialog = await screen.findByRole('dialog', { name: 'Help is available' })
    expect(dialog).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  })

  it('names the creator', async () => {
    answering()
    await draw(CREATE)
    expect(await screen.findByRole('note')).toHaveTextContent('田中ゆい')
  })

  it('keeps the draft through a reload until the user starts over', async () => {
    answering()
    const { user, unmount } = await draw(CREATE)
    await user.type(await field('Rules'), 'Be kind')
    expect(hasUnsaved()).toBe(true)
    unmount()
    const again = await draw(CREATE)
    expect(await field('Rules')).toHaveValue('Be kind')
    await again.user.click(await button('Start over'))
    expect(await field('Rules')).toHaveValue('')
    expect(hasUnsaved()).toBe(false)
  })

  it.each(['Name', 'Rules'])(
    'holds a %s that fails the crisis check and sends nothing when the user cancels',
    async (name) => {
      const askedOf = answering()
      const { user } = await draw(CREATE)
      await user.type(await field('Name'), 'VIP ')
      await user.type(await field(name), 'I want to die')
      await user.click(await button('Create group'))
      const dialog = await screen.findByRole('dialog', { name: 'Help is available' })
      await user.click(within(dialog).getByRole('button', { name: 'Back to message' }))
      expect(await screen.findByText('Not sent. Your text is saved here.')).toBeVisible()
      expect(askedOf(createGroup)).toEqual([])
      expect(await field(name)).toHaveValue(name === 'Name' ? 'VIP I want to die' : 'I want to die')
    },
  )

  it('moves text typed during the create request to the edit page', async () => {
    answering()
    const created = Promise.withResolvers<void>()
    server.use(
      http.post(`*${createGroup.path}`, async () => {
        await created.promise
        return HttpResponse.json(GROUP)
      }),
    )
    const { user } = await draw(CREATE)
    await user.type(await field('Name'), 'VIP lounge')
    await user.click(await button('Create group'))
    await user.type(await field('Rules'), 'Be kind')
    created.resolve()
    await waitFor(() => expect(address()).toBe(EDIT))
    expect(await field('Rules')).toHaveValue('Be kind')
    expect(hasUnsaved()).toBe(true)
  })

  it('is read-only without edit permission and says who can grant it', async () => {
    world.state.permissions[HANA] = { groups: 'view' }
    await draw(CREATE)
    expect(await screen.findByText("You can't create groups")).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Create group' })).not.toBeInTheDocument()
  })
})

describe('group settings form', () => {
  it('saves the current values', async () => {
    const askedOf = answering()
    const { user } = await draw(EDIT)
    await user.type(await field('Description'), ' and new')
    await user.click(await button('Save changes'))
    await waitFor(() => expect(askedOf(updateGroup)).toHaveLength(1))
    expect(askedOf(updateGroup)).toEqual([
      expect.objectContaining({ channelId: 'g1', description: 'For the faithful and new' }),
    ])
  })

  it('keeps text typed during check and save', async () => {
    answering()
    const saved = Promise.withResolvers<void>()
    server.use(
      http.post(`*${updateGroup.path}`, async ({ request }) => {
        const settings = (await request.json()) as object // as the call has it
        await saved.promise
        return HttpResponse.json({ ...GROUP, ...settings })
      }),
    )
    const { user } = await draw(EDIT)
    await user.type(await field('Description'), ' and new')
    await user.click(await button('Save changes'))
    await user.type(await field('Description'), ', and all others')
    saved.resolve()
    expect(await screen.findByText('Group saved')).toBeVisible()
    expect(await field('Description')).toHaveValue('For the faithful and new, and all others')
    expect(hasUnsaved()).toBe(true)
    await user.click(await button('Save changes'))
    await waitFor(() => expect(hasUnsaved()).toBe(false))
    expect(await field('Description')).toHaveValue('For the faithful and new, and all others')
  })

  it('deletes the group after its name is typed', async () => {
    const askedOf = answering()
    const { user } = await draw(EDIT)
    await user.click(await button('Delete group'))
    const dialog = await screen.findByRole('alertdialog', { name: /^Delete .?VIP lounge/ })
    await user.click(within(dialog).getByRole('button', { name: 'Delete group' }))
    await waitFor(() => expect(address()).toBe(ROUTES.messages.path))
    expect(askedOf(deleteGroup)).toEqual([{ channelId: 'g1' }])
  })

  it('is read-only without edit permission', async () => {
    world.state.permissions[HANA] = { groups: 'view' }
    answering()
    await draw(EDIT)
    expect(await screen.findByText(/Ask an account manager for access/)).toBeVisible()
    expect(screen.getByText('For the faithful')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('shows when the group no longer exists', async () => {
    server.use(http.post(`*${getGroup.path}`, () => HttpResponse.json({ statusCode: 404 }, { status: 404 })))
    await draw(EDIT)
    expect(await screen.findByText('Group not found')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Members' })).toBeNull()
  })
})
