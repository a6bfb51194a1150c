import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { updateChannels } from '@/api/calls/chat/messages'
import { queryClient } from '@/api/query-client'
import { world } from '@/mocks/node'

import {
  CHANNEL,
  CREATOR,
  renderThread,
  setUpThread,
} from '../../../../../../tests/support/render/render-thread'
import { patchChannel } from '../../../cache/channel-cache'

/** Long enough to open the menu again on a busy machine. */
const LONG_MS = 1500

setUpThread()

it('rolls back a refused flag alone, and its item says why', async () => {
  const { user } = await renderThread()
  const menu = () => screen.findByRole('button', { name: 'More actions' })
  await user.click(await menu())
  const pin = await screen.findByRole('menuitem', { name: /^Pin/ })
  await world.setFaults({ mode: 'fail', status: 503, only: updateChannels.path, latencyMs: LONG_MS })
  await user.click(pin)
  // A colleague mutes it in between.
  act(() => patchChannel(queryClient, CREATOR, CHANNEL, { isMuted: true }))
  await user.click(await menu())
  expect(await screen.findByRole('menuitem', { name: /^Unpin/ })).toBeVisible()
  const again = await screen.findByRole('menuitem', { name: /^Pin/ })
  await waitFor(() => expect(again).toHaveTextContent(/^Pin.*Try again/))
  expect(screen.getByRole('menuitem', { name: /^Unmute/ })).toBeVisible()
})
