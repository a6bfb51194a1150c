import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import {
  addGroupMembers,
  decideGroupRequest,
  listGroupMembers,
  listGroupRequests,
  removeGroupMembers,
  updateGroupMembers,
} from '@/api/calls/chat/groups'
import { server, world } from '@/mocks/node'

import { HANA } from '../../../../tests/support/people'
import {
  recordAnswers,
  findButton,
  JOINED_AT,
  renderGroups,
  MEMBERS_PATH,
  setUpGroups,
} from '../../../../tests/support/render/render-groups'

setUpGroups()

describe('group members page', () => {
  const rows = async () => within(await screen.findByRole('table', { name: 'Members' }))

  it('lists members with role, join date and spend', async () => {
    recordAnswers()
    await renderGroups(MEMBERS_PATH)
    const table = await rows()
    expect(table.getByText('Moderator')).toBeVisible()
    expect(table.getAllByText('$123.00')).toHaveLength(2)
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
    expect(await screen.findByRole('dialog', { name: 'Add members from lists' })).toBeVisible()
  })

  it('searches on the server', async () => {
    const askedOf = recordAnswers()
    const { user } = await renderGroups(MEMBERS_PATH)
    await rows()
    await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'dan')
    await waitFor(() => expect(askedOf(listGroupMembers).at(-1)).toMatchObject({ query: 'dan' }))
  })

  it('sorts on the server, and keeps the order in the address', async () => {
    const askedOf = recordAnswers()
    const { user } = await renderGroups(MEMBERS_PATH)
    const table = await rows()
    expect(askedOf(listGroupMembers).at(-1)).not.toHaveProperty('sort')
    await user.click(table.getByRole('button', { name: 'Spend' }))
    const sort = { by: 'spend', descending: true }
    await waitFor(() => expect(askedOf(listGroupMembers).at(-1)).toMatchObject({ sort }))
    expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('sort=spend&order=desc')
    expect(table.getAllByText('$123.00')).toHaveLength(2)
  })

  it('mutes members at once, with Undo', async () => {
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
  })

  it('removes members after confirmation; Undo restores their roles', async () => {
    const askedOf = recordAnswers()
    const { user } = await renderGroups(MEMBERS_PATH)
    await rows()
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(await findButton('Remove'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove 2 members?' })
    expect(askedOf(removeGroupMembers)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await user.click(await findButton('Undo'))
    await waitFor(() => expect(askedOf(addGroupMembers)).toHaveLength(1))
    await waitFor(() =>
      expect(askedOf(updateGroupMembers)).toEqual([
        { channelId: 'g1', userIds: ['fan-2'], patch: { role: 'moderator' } },
      ]),
    )
  })

  it('accepts and declines join requests', async () => {
    const askedOf = recordAnswers()
    const { user } = await renderGroups(`${MEMBERS_PATH}?tab=requests`)
    await user.click(await screen.findByRole('button', { name: /^Accept \u2068\w/ })) // once its name has loaded
    await waitFor(() =>
      expect(askedOf(decideGroupRequest)).toEqual([{ channelId: 'g1', requestIds: ['r1'], accept: true }]),
    )
  })

  it('passes the focus on to the next join request after each decision', async () => {
    recordAnswers()
    const request = (requestId: string, userId: string) => ({ requestId, userId, at: JOINED_AT, text: null })
    let data = [request('r1', 'fan-3'), request('r2', 'fan-4'), request('r3', 'fan-5')]
    server.use(
      http.post(`*${listGroupRequests.path}`, () => HttpResponse.json({ data, lastId: null })),
      http.post(`*${decideGroupRequest.path}`, () => {
        data = data.slice(1)
        return HttpResponse.json({})
      }),
    )
    const { user } = await renderGroups(`${MEMBERS_PATH}?tab=requests`)
    const buttons = (name: RegExp) => screen.getAllByRole('button', { name })
    await waitFor(() => expect(buttons(/^Accept \u2068\w/)).toHaveLength(3)) // once the names have loaded
    const [, second, third] = buttons(/^Accept \u2068\w/)
    await user.click(buttons(/^Decline/)[0] as HTMLElement) // there are three
    await waitFor(() => expect(second).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(third).toHaveFocus())
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
