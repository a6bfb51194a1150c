import { expect, it } from 'vitest'

import type { ChatterPermissions } from '@/domain/account/permission'

import { viewerOf } from '../../rules/account/viewer'
import { creatorClient } from '../../testing/creator-client'
import { applyPurchase } from '../../rules/simulation/fan-traffic'
import { findConversation } from '../../rules/threads/conversation'
import { CREATORS } from '../../seed/creators'
import { channelIdAt } from '../../seed/channels/channels'
import { eventForViewer } from './event-for-viewer'

it('a purchase tells those who may see it what the fan has spent in all', async () => {
  const { world, bearer } = await creatorClient('messages')
  const request = new Request('https://mock.invalid/api/events', {
    headers: { authorization: `Bearer ${bearer}` },
  })
  const creator = CREATORS[0] ?? expect.fail('no creator')
  const conversation = findConversation(world, creator, channelIdAt(0, 0)) ?? expect.fail('no chat')
  applyPurchase(world, conversation, 0, 8000)
  const order = world.state.threads.events.findLast(({ name }) => name === 'order.new')
  const spendFor = (permissions: Partial<ChatterPermissions>) => {
    world.state.permissions['staff-02'] = permissions
    return order && eventForViewer(world, order, viewerOf(world, request))
  }
  expect(spendFor({})).toMatchObject({ channel: { spend: expect.any(Number) as number } })
  expect(spendFor({ canSeeSpend: false })).toMatchObject({ channel: { spend: null } })
})

it('events of a live name amounts and staff only to those who may see them', async () => {
  const { world, ask, bearer } = await creatorClient('live')
  const live = { title: 'Karaoke', tiers: [], price: 0, goal: null, tipMenu: [], moderatorIds: [] }
  const plan = { clientId: 'p-1', ...live, savesRecording: true, startsAt: null }
  const { liveId } = (await ask('create', plan)).body
  await ask('start', { liveId })
  await world.setFaults({ clockSkewMs: 10 * 60_000 })
  await ask('chat/send', { liveId, clientId: 'c-1', text: 'Hello all', replyToId: null })
  const request = new Request('https://mock.invalid/api/events', {
    headers: { authorization: `Bearer ${bearer}` },
  })
  const textFor = (permissions: Partial<ChatterPermissions>) => {
    world.state.permissions['staff-02'] = permissions
    const viewer = viewerOf(world, request)
    const events = world.state.threads.events.filter(({ name }) => name.startsWith('live.'))
    return JSON.stringify(events.map((event) => eventForViewer(world, event, viewer)))
  }
  expect(textFor({})).toMatch(/"amount":\d.*"earned":[1-9]|"earned":[1-9].*"amount":\d/)
  expect(textFor({})).toContain('"sentById":"staff-02"')
  const hidden = textFor({ canSeeSpend: false, canSeeStaffNames: false })
  expect(hidden).toContain('Hello all')
  expect(hidden).not.toMatch(/"(tipped|earned)":\d|"sentById":"|"kind":"tip"[^}]*"amount":\d/)
})
