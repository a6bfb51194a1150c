import { describe, expect, it } from 'vitest'

import { addFanNote, getFan, listFanLists, reportFan, updateFanLists } from '@/api/calls/chat/fan'
import { listMessages } from '@/api/calls/chat/messages'

import { channelAt } from '../../seed/channels/channels'
import { creatorById } from '../../seed/creators'
import { fanAt } from '../../seed/fans/fans'
import { spentIn } from '../../seed/money/payments'
import { creatorClient } from '../../testing/creator-client'

const creator = creatorById('creator-02') ?? expect.fail('no creator')
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

const asked = async (as = 'robin') => {
  const client = await creatorClient('internal/chatter/fan', { as, creatorId: creator.userId })
  return { ...client, fan: (userId: string) => client.call(getFan, { userId }) }
}

/** Paying fans in the creator's first conversations. */
const payers = Array.from({ length: 300 }, (_, index) => channelAt(creator, index)).filter(
  (channel) => channel.kind === 'direct' && spentIn(channel, Date.now()) > 0,
)

describe('the fan panel', () => {
  it('shows open offers that add up to their amount, and no more purchases than paid for', async () => {
    const { fan } = await asked()
    for (const channel of payers.slice(0, 25)) {
      const { spend, purchases } = await fan(fanAt(channel.fanIndex).userId)
      const bought = purchases.filter(({ boughtAt }) => boughtAt !== null)
      const open = purchases.filter(({ boughtAt }) => boughtAt === null)
      expect(bought.length).toBeLessThanOrEqual(spend?.purchases ?? 0)
      expect(sum(bought.map(({ price }) => price)) + (spend?.tips ?? 0)).toBeLessThanOrEqual(
        spend?.lifetime ?? 0,
      )
      expect(sum(open.map(({ price }) => price))).toBe(spend?.openAmount)
    }
  })

  it('counts by media kind the paid messages that it lists', async () => {
    const { fan } = await asked()
    for (const channel of payers.slice(0, 25)) {
      const { purchases, behaviour } = await fan(fanAt(channel.fanIndex).userId)
      for (const { kind, offered, bought } of behaviour.media) {
        const listed = purchases.filter(({ media }) => media?.kind === kind)
        expect([offered, bought]).toEqual([
          listed.length,
          listed.filter(({ boughtAt }) => boughtAt !== null).length,
        ])
      }
      const counted = sum(behaviour.media.map(({ offered }) => offered))
      expect(counted).toBe(purchases.filter(({ media }) => media !== null).length)
    }
  })

  it('agrees with the thread about a purchase', async () => {
    const { call, fan } = await asked()
    const bought = await Promise.all(
      payers.slice(0, 25).map(async ({ channelId, fanIndex }) => {
        const { purchases } = await fan(fanAt(fanIndex).userId)
        return { channelId, first: purchases.find(({ boughtAt }) => boughtAt !== null) }
      }),
    )
    const { channelId = '', first } = bought.find((one) => one.first !== undefined) ?? {}
    if (!first) return expect.fail('no such channel')
    const { messageId, price, boughtAt } = first
    const { data } = await call(listMessages, { channelId, around: messageId, limit: 3 })
    expect(data.find((message) => message.messageId === messageId)).toMatchObject({ price, boughtAt })
  })

  it('hides money from callers who may not see it', async () => {
    const { world, fan } = await asked('ana')
    world.state.permissions['staff-04'] = { canSeeSpend: false }
    const answer = await fan(fanAt(payers[0]?.fanIndex ?? 0).userId)
    expect([answer.spend, answer.purchases]).toEqual([null, []])
  })

  it('names authors of notes and follow-ups only to callers who may see staff names', async () => {
    const { world, fan, call } = await asked('ana')
    const userId = 'fan-2'
    await call(addFanNote, { clientId: 'c-1', userId, text: 'Likes cats' })
    const authors = async () => {
      const { timeline, followUps } = await fan(userId)
      return new Set([...timeline, ...followUps].map((one) => one.userId))
    }
    expect((await authors()).size).toBeGreaterThan(1)
    world.state.permissions['staff-04'] = { canSeeStaffNames: false }
    expect(await authors()).toEqual(new Set([null, 'staff-04']))
  })

  it('changes lists of fans only for callers who may edit lists', async () => {
    const { call, outcomeOf } = await asked('ana')
    expect((await call(listFanLists, undefined)).data.length).toBeGreaterThan(0)
    const change = { userId: 'fan-1', add: [], remove: [] }
    expect((await outcomeOf(updateFanLists, change)).status).toBe(403)
  })

  it('is reported only by callers who may read chats', async () => {
    const { world, outcomeOf } = await asked('ana')
    const report = { userId: 'fan-7', reason: 'Asks for another platform' }
    expect((await outcomeOf(reportFan, report)).status).toBe(200)
    world.state.permissions['staff-04'] = { messages: 'off' }
    expect((await outcomeOf(reportFan, report)).status).toBe(403)
  })
})
