import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { updateChannels } from '@/api/calls/chat/messages'
import { queryClient } from '@/api/query-client'

import { holdCall, refuseCall } from '../../../../../../tests/support/render/calls'
import {
  CHANNEL,
  CREATOR,
  renderThread,
  setUpThread,
} from '../../../../../../tests/support/render/render-thread'
import { cachedChannel, patchChannel } from '../../../cache/channel-cache'

setUpThread()

it('shows a conversation as unread at once, and why that was refused', async () => {
  const { user } = await renderThread()
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  const unread = await screen.findByRole('menuitem', { name: 'Mark as unread' })
  refuseCall(updateChannels, { status: 503 })
  const held = holdCall(updateChannels)
  const count = () => cachedChannel(queryClient, CREATOR, CHANNEL)?.unreadCount
  act(() => patchChannel(queryClient, CREATOR, CHANNEL, { unreadCount: 0 }))
  await user.click(unread)
  expect(count()).toBe(1)
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  const again = await screen.findByRole('menuitem', { name: /^Mark as unread/ })
  held.release()
  await waitFor(() => expect(again).toHaveTextContent(/Try again/))
  expect(count()).toBe(0)
})

it('opens crisis help with the lines of the fan, and a way to alert a manager', async () => {
  const { user } = await renderThread()
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Crisis help' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('radio', { name: /fan/i })).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Tell my manager' })).toBeVisible()
})

it('rolls back a refused flag alone, and its item says why', async () => {
  const { user } = await renderThread()
  const menu = () => screen.findByRole('button', { name: 'More actions' })
  await user.click(await menu())
  const pin = await screen.findByRole('menuitem', { name: /^Pin/ })
  refuseCall(updateChannels, { status: 503 })
  const held = holdCall(updateChannels)
  await user.click(pin)
  // A colleague mutes it in between.
  act(() => patchChannel(queryClient, CREATOR, CHANNEL, { isMuted: true }))
  await user.click(await menu())
  expect(await screen.findByRole('menuitem', { name: /^Unpin/ })).toBeVisible()
  held.release()
  const again = await screen.findByRole('menuitem', { name: /^Pin/ })
  await waitFor(() => expect(again).toHaveTextContent(/^Pin.*Try again/))
  expect(screen.getByRole('menuitem', { name: /^Unmute/ })).toBeVisible()
})
