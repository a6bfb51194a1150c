import { describe, expect, it } from 'vitest'

import { escalateCrisis, seeToCrisis } from '@/api/calls/agency/escalations'
import { countAudience } from '@/api/calls/chat/mass-messages'

import { HOUR_MS } from '../../seed/calendar'
import { channelAt, isGroupIndex } from '../../seed/channels/channels'
import { CREATORS } from '../../seed/creators'
import { addFanMessage } from '../../rules/threads/add-message'
import { conversationOf } from '../../rules/threads/conversation'
import { createThreadFixture } from '../../testing/thread-fixture'

const CHANNEL = 'channel-1-3'
const creator = CREATORS[0] ?? expect.fail('no creator')
const ALL = { include: [], exclude: [], filters: {}, mediaIds: [], price: 0, skipActiveChats: false }

async function stage() {
  const { visitor, clock, part } = await createThreadFixture(CHANNEL)
  const { world } = visitor
  const report = (channelId: string) => ({ channelId, source: 'incoming' as const })
  const seeTo = (messageId: string, channelId = CHANNEL) =>
    visitor.outcomeOf(seeToCrisis, { channelId, messageId })
  const newest = async () => (await part({ limit: 1 })).data.at(-1) ?? expect.fail('an empty thread')
  const inCare = async () => {
    await visitor.refresh()
    const { dropped } = await visitor.call(countAudience, ALL)
    return dropped.find(({ reason }) => reason === 'care')?.count ?? 0
  }
  const hear = (text: string, channelId = CHANNEL, fanId?: string) =>
    world.transact(() =>
      addFanMessage(world, conversationOf(world, creator, channelId), {
        text,
        ...(fanId !== undefined && { fanId }),
      }),
    )
  return { visitor, clock, world, report, seeTo, newest, inCare, hear }
}

describe('a fan who may be in need', () => {
  it('is excluded from mass messages for 72 h after their message', async () => {
    const { clock, inCare, hear } = await stage()
    await hear('how are you?')
    expect(await inCare()).toBe(0)
    await hear('i want to die')
    expect(await inCare()).toBe(1)
    clock.at += 71 * HOUR_MS
    expect(await inCare()).toBe(1)
    clock.at += 2 * HOUR_MS
    expect(await inCare()).toBe(0)
  })

  it('is the author, in a group too', async () => {
    const { inCare, hear } = await stage()
    const group =
      Array.from({ length: 400 }, (_, index) => index).find(isGroupIndex) ?? expect.fail('no group')
    await hear('i want to die', `channel-1-${group + 1}`, `fan-${channelAt(creator, 2).fanIndex + 1}`)
    expect(await inCare()).toBe(1)
  })

  it('is excluded once a manager is notified, who gets the channel and time but not the text', async () => {
    const { visitor, clock, world, report, inCare } = await stage()
    const { escalationId } = await visitor.call(escalateCrisis, report(CHANNEL))
    expect(await inCare()).toBe(1)
    expect(world.state.escalations).toEqual([
      {
        escalationId,
        creatorId: creator.userId,
        channelId: CHANNEL,
        fanId: `fan-${channelAt(creator, 2).fanIndex + 1}`,
        source: 'incoming',
        userId: 'staff-04',
        at: clock.at,
        isClosed: false,
      },
    ])
  })

  it('is reported only for channels of one’s own creators', async () => {
    const { visitor, world, report } = await stage()
    for (const channelId of ['channel-1-999999', 'channel-99-1'])
      expect((await visitor.outcomeOf(escalateCrisis, report(channelId))).status).toBe(404)
    expect(world.state.escalations).toEqual([])
  })

  it('is handled for everyone by anyone: the message shows it once, and open pages update', async () => {
    const { clock, world, seeTo, hear, newest } = await stage()
    await hear('i want to die')
    const { messageId } = await newest()
    expect((await newest()).seenToAt).toBeNull()
    const at = clock.at
    expect((await seeTo(messageId)).status).toBe(200)
    clock.at += 60_000
    expect((await seeTo(messageId)).status).toBe(200)
    expect((await newest()).seenToAt).toBe(at)
    const updates = world.state.threads.events.filter(({ name }) => name === 'message.updated')
    expect(updates.map(({ data }) => data)).toEqual([{ channelId: CHANNEL, messageId }])
  })

  it('is handled only in messages of one’s own creators, by callers who may write', async () => {
    const { world, seeTo, hear, newest } = await stage()
    await hear('i want to die')
    const { messageId } = await newest()
    expect((await seeTo(messageId, 'channel-1-4')).status).toBe(404)
    expect((await seeTo(messageId, 'channel-99-1')).status).toBe(404)
    world.state.permissions['staff-04'] = { messages: 'view' }
    expect((await seeTo(messageId)).status).toBe(403)
    expect((await newest()).seenToAt).toBeNull()
  })
})
