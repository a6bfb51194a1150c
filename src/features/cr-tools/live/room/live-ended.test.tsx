import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { endLive } from '@/api/calls/creator/live'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { world } from '@/mocks/node'
import { planLive, startLive } from '@/mocks/rules/live/play-lives'
import { creatorById } from '@/mocks/seed/creators'
import { focusCreator } from '@/services/session/creator-in-focus'

import { VIKTOR } from '../../../../../tests/support/people'
import { setUpBackend } from '../../../../../tests/support/render/backend'
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

it('says that a colleague has ended the live, leads to its summary, and keeps the focus on the page', async () => {
  focusCreator(VIKTOR, creatorId)
  const { user } = await renderApp('/live', { as: 'manager', before: runLive })
  const room = within(await screen.findByRole('region', { name: 'Karaoke' }))
  await user.click(await room.findByRole('textbox', { name: /^Message as/ }))
  const liveId = world.state.lives[creatorId]?.[0]?.liveId ?? ''
  const ended = await send(endLive, { liveId, savesRecording: false }, { creatorId })
  act(() => updateBroadcast({ client: queryClient, creatorId }, ended))
  expect(await screen.findByText('Live ended')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Summary' }))
  expect(await screen.findByRole('dialog', { name: /Karaoke/ })).toBeVisible()
})
