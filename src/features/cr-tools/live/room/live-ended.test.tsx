import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { endLive, getLiveStatus } from '@/api/calls/creator/live'
import { queryOf } from '@/api/query'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import type { Broadcast } from '@/domain/live/broadcast'
import { world } from '@/mocks/node'
import { planLive, startLive } from '@/mocks/rules/live/play-lives'
import { creatorById } from '@/mocks/seed/creators'
import { focusCreator } from '@/services/session/creator-in-focus'

import { VIKTOR } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { holdCall, refuseCall } from '../../../../../tests/support/render/calls'
import { renderApp } from '../../../../../tests/support/render/render-app'
import { updateBroadcast } from '../../cache/broadcast-cache'

setUpBackend()

const creatorId = 'creator-13'
const PLAN = {
  title: 'Karaoke',
  tiers: [],
  price: 0,
  goal: null,
  tipMenu: [],
  savesRecording: true,
  startsAt: null,
  moderatorIds: [],
}

const runLive = () =>
  world.transact(() => {
    const creator = creatorById(creatorId) ?? expect.fail('no creator')
    startLive(world, creator, planLive(world, creator, PLAN), world.now() - 60_000)
  })

async function openRoom() {
  focusCreator(VIKTOR, creatorId)
  const { user } = await renderApp('/live', { as: 'manager', before: runLive })
  const room = within(await screen.findByRole('region', { name: 'Karaoke' }))
  return { user, room, liveId: world.state.lives[creatorId]?.[0]?.liveId ?? '' }
}

/** The event that the live has ended. */
const showEnded = (ended: Broadcast) => act(() => updateBroadcast({ client: queryClient, creatorId }, ended))

/** Ends the live here; its event comes before the answer. */
async function endBeforeAnswer() {
  const { user, room } = await openRoom()
  const held = holdCall(endLive)
  await user.click(room.getByRole('button', { name: 'End live stream' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'End live stream' }))
  await user.click(dialog.getByRole('button', { name: 'End live stream' }))
  await held.asked
  const { live } = queryClient.getQueryData(queryOf(getLiveStatus, {}, creatorId).queryKey) ?? {}
  showEnded({ ...(live ?? expect.fail('no live')), state: 'ended' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Karaoke' })).not.toBeInTheDocument())
  return held
}

it('says that a colleague has ended the live, leads to its summary, and keeps the focus on the page', async () => {
  const { user, room, liveId } = await openRoom()
  await user.click(await room.findByRole('textbox', { name: /^Message as/ }))
  showEnded(await send(endLive, { liveId, savesRecording: false }, { creatorId }))
  expect(await screen.findByText('Live ended')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Summary' }))
  expect(await screen.findByRole('dialog', { name: /Karaoke/ })).toBeVisible()
})

it('says once that the own end is done, and opens the summary, also when the event comes first', async () => {
  const held = await endBeforeAnswer()
  expect(screen.queryByText('Live ended')).not.toBeInTheDocument()
  held.release()
  expect(await screen.findByRole('dialog', { name: /Karaoke/ })).toBeVisible()
  expect(screen.getAllByText('Live ended')).toHaveLength(1)
})

it('says that the live has ended when only the answer to the own end is lost', async () => {
  refuseCall(endLive, { status: 503 })
  const held = await endBeforeAnswer()
  held.release()
  expect(await screen.findByText('Live ended')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Summary' })).toBeVisible()
})
