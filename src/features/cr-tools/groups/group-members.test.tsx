import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import {
  addGroupMembers,
  listGroupMembers,
  removeGroupMembers,
  updateGroupMembers,
} from '@/api/calls/chat/groups'
import { server, world } from '@/mocks/node'
import { CREATORS } from '@/mocks/seed/creators'
import { staffById } from '@/mocks/seed/staff'

import { HANA } from '../../../../tests/support/people'
import { answerCall, refuseCall } from '../../../../tests/support/render/calls'
import {
  recordAnswers,
  findButton,
  renderGroups,
  MEMBERS_PATH,
  setUpGroups,
} from '../../../../tests/support/render/render-groups'

setUpGroups()

/** A group of the mock's own. */
const LARGE = `channel-${CREATORS.findIndex(({ userId }) => userId === staffById(HANA)?.creatorIds[0]) + 1}-8`

/** Chooses an action in the menu of a row. */
const chooserOf =
  (user: UserEvent, table: Pick<typeof screen, 'findAllByRole'>) => async (index: number, action: string) => {
    const menus = await table.findAllByRole('button', { name: /^Actions for \u2068\w/ }) // once the names have loaded
    await user.click(menus[index] as HTMLElement) // there are two rows
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }

describe('group members page', () => {
  const rows = async () => within(await screen.findByRole('table', { name: 'Members' }))

  it('lists members with role, join date, spend and chat; searches and sorts on the server', async () => {
    const askedOf = recordAnswers()
    const { user } = await renderGroups(MEMBERS_PATH)
    const table = await rows()
    expect(table.getByText('Moderator')).toBeVisible()
    expect(table.getAllByText('$123.00')).toHaveLength(2)
    const links = await table.findAllByRole('link')
    expect(links).toHaveLength(1)
    expect(links[0]).toHaveAttribute('href', expect.stringMatching(/\/channel-7\?creator=/))
    expect(askedOf(listGroupMembers).at(-1)).not.toHaveProperty('sort')
    await user.click(table.getByRole('button', { name: 'Spend' }))
    const sort = { by: 'spend', descending: true }
    await waitFor(() => expect(askedOf(listGroupMembers).at(-1)).toMatchObject({ sort }))
    expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('sort=spend&order=desc')
    expect(table.getAllByText('$123.00')).toHaveLength(2)
    await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'dan')
    await waitFor(() => expect(askedOf(listGroupMembers).at(-1)).toMatchObject({ query: 'dan' }))
  })

  it('has no column for spend that the user may not see', async () => {
    await world.transact(() => void (world.state.permissions[HANA] = { canSeeSpend: false }))
    recordAnswers()
    await renderGroups(MEMBERS_PATH)
    const table = await rows()
    expect(table.getByRole('columnheader', { name: /^Joined/ })).toBeVisible()
    expect(table.queryByRole('columnheader', { name: /^Spend/ })).toBeNull()
  })

  it('offers to add members to a group without any', async () => {
    recordAnswers()
    server.use(http.post(`*${listGroupMembers.path}`, () => HttpResponse.json({ data: [], lastId: null })))
    const { user } = await renderGroups(MEMBERS_PATH)
    expect(await screen.findByRole('heading', { name: 'No members yet' })).toBeVisible()
    const [, below = expect.fail('only in the head')] = screen.getAllByRole('button', { name: 'Add members' })
    await user.click(below)
    expect(await screen.findByRole('dialog', { name: 'Add members' })).toBeVisible()
  })

  it('adds single fans beside whole lists', async () => {
    const askedOf = recordAnswers()
    const { user } = await renderGroups(MEMBERS_PATH)
    await rows()
    await user.click(await findButton('Add members'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add members' }))
    await user.click(dialog.getByRole('button', { name: 'Add members' }))
    expect(await dialog.findByText('Select at least one list or fan.')).toBeVisible()
    await user.type(dialog.getByRole('searchbox', { name: 'Search fans' }), 'a')
    const [fan] = await dialog.findAllByRole('button', { name: /^Add \u2068/ })
    await user.click(fan as HTMLElement) // at least one is found
    await user.click(dialog.getByRole('button', { name: 'Add members' }))
    await waitFor(() => expect(askedOf(addGroupMembers)).toHaveLength(1))
    expect(askedOf(addGroupMembers)).toEqual([
      { channelId: 'g1', userIds: [expect.stringMatching(/^fan-/)], listIds: [] },
    ])
  })

  it('mutes members at once, with Undo; removes them after a question, and Undo restores their roles', async () => {
    const askedOf = recordAnswers()
    const { user } = await renderGroups(MEMBERS_PATH)
    await rows()
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    expect(screen.getByText('2 selected')).toBeVisible()
    await user.click(await findButton('Mute'))
    await user.click(await findButton('Undo'))
    const userIds = ['fan-1', 'fan-2']
    await waitFor(() =>
      expect(askedOf(updateGroupMembers)).toEqual([
        { channelId: 'g1', userIds, patch: { isMuted: true } },
        { channelId: 'g1', userIds, patch: { isMuted: false } },
      ]),
    )

    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' })
    if (!all.checked) await user.click(all)
    await user.click(await findButton('Remove'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove 2 members?' })
    expect(askedOf(removeGroupMembers)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await screen.findByText(/2 members removed/)
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? expect.fail('no undo'))
    await waitFor(() => expect(askedOf(addGroupMembers)).toHaveLength(1))
    await waitFor(() =>
      expect(askedOf(updateGroupMembers).slice(2)).toEqual([
        { channelId: 'g1', userIds: ['fan-2'], patch: { role: 'moderator' } },
      ]),
    )
  })

  it('takes back the removal of those whom it has removed, not of one whom a colleague had removed before', async () => {
    const askedOf = recordAnswers()
    answerCall(removeGroupMembers, { changedIds: ['fan-2'] })
    const { user } = await renderGroups(MEMBERS_PATH)
    await rows()
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(await findButton('Remove'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove 2 members?' })
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await screen.findByText(/1 member removed/)
    await user.click(await findButton('Undo'))
    await waitFor(() => expect(askedOf(addGroupMembers)).toMatchObject([{ userIds: ['fan-2'] }]))
  })

  it('shows a member as muted until Undo', async () => {
    const { user } = await renderGroups(`/cr-tools/messages/groups/${LARGE}/members`)
    const table = await rows()
    await chooserOf(user, table)(0, 'Mute')
    const first = () => within(table.getAllByRole('row')[1] ?? expect.fail('no member'))
    expect(await first().findByText('Muted')).toBeVisible()
    await user.click(await findButton('Undo'))
    await waitFor(() => expect(first().queryByText('Muted')).toBeNull())
  })

  it('keeps a question open when an earlier action on another member has its answer', async () => {
    recordAnswers()
    const muted = Promise.withResolvers<void>()
    server.use(
      http.post(`*${updateGroupMembers.path}`, async () => {
        await muted.promise
        return HttpResponse.json({ changedIds: ['fan-1'] })
      }),
    )
    const { user } = await renderGroups(MEMBERS_PATH)
    const choose = chooserOf(user, await rows())
    await choose(0, 'Mute')
    await choose(1, 'Ban')
    expect(await screen.findByRole('alertdialog', { name: 'Ban 1 member?' })).toBeVisible()
    muted.resolve()
    expect(await screen.findByText('1 member muted')).toBeVisible()
    expect(screen.getByRole('alertdialog', { name: 'Ban 1 member?' })).toBeVisible()
  })

  it('says that an action failed, though another one began since', async () => {
    recordAnswers()
    const muted = Promise.withResolvers<void>()
    server.use(
      http.post(`*${updateGroupMembers.path}`, async ({ request }) => {
        const { patch } = (await request.json()) as { patch: object } // as the call has it
        if ('role' in patch) return HttpResponse.json({ changedIds: ['fan-2'] })
        await muted.promise
        return HttpResponse.json({ statusCode: 500 }, { status: 500 })
      }),
    )
    const { user } = await renderGroups(MEMBERS_PATH)
    const choose = chooserOf(user, await rows())
    await choose(0, 'Mute')
    await choose(1, 'Make member')
    expect(await screen.findByText('1 moderator made member')).toBeVisible()
    muted.resolve()
    expect(await screen.findByText(/^Nothing changed/)).toBeVisible()
  })

  it('says on the page that an action failed, while the list loads again', async () => {
    recordAnswers()
    const { user } = await renderGroups(MEMBERS_PATH)
    const choose = chooserOf(user, await rows())
    refuseCall(updateGroupMembers, { status: 500 })
    server.use(http.post(`*${listGroupMembers.path}`, () => new Promise<never>(() => {})))
    await choose(0, 'Mute')
    const page = within(screen.getByRole('main'))
    await waitFor(() => expect(page.getByText(/^Nothing changed/)).toBeVisible())
  })

  it('logs what staff did', async () => {
    recordAnswers()
    await renderGroups(`${MEMBERS_PATH}?tab=log`)
    const log = await screen.findByRole('list', { name: 'Activity' })
    expect(await within(log).findByText(/Ana Ribeiro.? muted/)).toBeVisible()
  })

  it('is read-only without edit permission', async () => {
    world.state.permissions[HANA] = { groups: 'view' }
    recordAnswers()
    await renderGroups(MEMBERS_PATH)
    const table = await rows()
    expect(table.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add members' })).not.toBeInTheDocument()
    expect(screen.getByText(/Ask an account manager for access/)).toBeVisible()
  })
})
