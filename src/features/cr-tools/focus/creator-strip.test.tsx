import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { http, HttpResponse } from 'msw'

import { getCreatorToken, listAssignedCreators, listUnread } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { server } from '@/mocks/node'
import { creatorTokens } from '@/api/send'
import { readCreatorInFocus, focusCreator } from '@/services/session/creator-in-focus'
import { listenToShortcuts } from '@/services/input/shortcuts'

import { ANA, MILA, NOA } from '../../../../tests/support/people'
import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import { CreatorStrip } from './creator-strip'

setUpBackend()

const creator = (creatorId: string, displayName: string, more: object = {}) => ({
  creatorId,
  creator: { userId: creatorId, username: displayName.toLowerCase(), displayName, verifiedIcon: null },
  ...more,
})

beforeEach(() => {
  creatorTokens.clear()
  focusCreator(ANA, MILA)
  return listenToShortcuts()
})

const strip = () => screen.findByRole('navigation', { name: 'Your creators' })

async function renderStrip(creators: object[]) {
  server.use(
    http.post(`*${listAssignedCreators.path}`, () => HttpResponse.json({ data: creators })),
    http.post(`*${listUnread.path}`, () =>
      HttpResponse.json({ data: [{ userId: NOA, messages: 7, notifications: 1, orders: 0 }] }),
    ),
  )
  return renderTool(<CreatorStrip creatorId={MILA} />)
}

const TWO = [
  creator(NOA, 'Noa Reyes', { oldestWaitAt: new Date(Date.now() - 12 * 60_000).toISOString() }),
  creator(MILA, 'Mila Hart'),
]

it('shows unread messages and the longest wait of each creator, by name', async () => {
  await renderStrip(TWO)
  const buttons = within(await strip()).getAllByRole('button')
  expect(buttons).toHaveLength(2)
  expect(buttons[0]).toHaveAccessibleName(/^.?Mila Hart/)
  expect(buttons[0]).toHaveAttribute('aria-current', 'true')
  await waitFor(() => expect(buttons[1]).toHaveAccessibleName(/Noa Reyes.*7 unread messages.*12 min/))
})

it('shows pinned creators first', async () => {
  await renderStrip([creator(MILA, 'Mila Hart'), creator(NOA, 'Noa Reyes', { pinned: true })])
  const [first] = within(await strip()).getAllByRole('button')
  expect(first).toHaveAccessibleName(/Noa Reyes/)
})

it('switches the creator with one press', async () => {
  const { user } = await renderStrip(TWO)
  await user.click(within(await strip()).getByRole('button', { name: /Noa Reyes/ }))
  await waitFor(() => expect(readCreatorInFocus(ANA)).toBe(NOA))
})

it('says in place why a switch failed, until another succeeds', async () => {
  const { user } = await renderStrip(TWO)
  const noa = within(await strip()).getByRole('button', { name: /Noa Reyes/ })
  const message = 'This creator is no longer assigned to you.'
  server.use(
    http.post(
      `*${getCreatorToken.path}`,
      () => HttpResponse.json({ statusCode: 403, message }, { status: 403 }),
      { once: true },
    ),
  )
  await user.click(noa)
  expect(await within(await strip()).findByText(message)).toBeVisible()
  expect(readCreatorInFocus(ANA)).toBe(MILA)
  await user.click(noa)
  await waitFor(() => expect(readCreatorInFocus(ANA)).toBe(NOA))
  expect(screen.queryByText(message)).toBeNull()
})

it('switches the creator with Alt and a digit', async () => {
  const { user } = await renderStrip(TWO)
  await strip()
  await user.keyboard('{Alt>}2{/Alt}')
  await waitFor(() => expect(readCreatorInFocus(ANA)).toBe(NOA))
})

it('renders nothing for a user with one creator', async () => {
  await renderStrip([creator(MILA, 'Mila Hart')])
  await waitFor(() =>
    expect(queryClient.getQueryState(queryOf(listAssignedCreators).queryKey)?.data).toBeDefined(),
  )
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
