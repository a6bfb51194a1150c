import { describe, expect, it } from 'vitest'

import { channelAt } from '../../seed/channels/channels'
import { creatorById } from '../../seed/creators'
import { fanAt } from '../../seed/fans/fans'
import { spentIn } from '../../seed/money/payments'
import { MockClient } from '../../testing/mock-client'

interface Purchase {
  messageId: string
  price: number
  boughtAt: string | null
  media: { kind: string } | null
}
interface FanAnswer {
  spend: {
    lifetime: number
    tips: number
    purchases: number
    openAmount: number
    weekly: number[]
    last30Days: number
  } | null
  purchases: Purchase[]
  behaviour: { media: { kind: string; offered: number; bought: number }[] }
  lists: { listId: string }[]
  followUps: { followUpId: string; text: string; done: boolean; userId: string | null }[]
  timeline: { text: string; userId: string | null }[]
}

const PATH = '/api/internal/chatter/fan'
const creator = creatorById('creator-02') ?? expect.fail('no creator')
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)

const asked = async (email = 'robin@northlight.agency') => {
  const visitor = new MockClient()
  await visitor.signIn(email)
  const ask = (path: string, body: object) => visitor.sendAsCreator(path, body, creator.userId)
  const fan = async (userId: string) => (await ask(`${PATH}/get`, { userId })).body as unknown as FanAnswer
  return { visitor, ask, fan }
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
    const { ask, fan } = await asked()
    const bought = await Promise.all(
      payers.slice(0, 25).map(async ({ channelId, fanIndex }) => {
        const { purchases } = await fan(fanAt(fanIndex).userId)
        return { channelId, first: purchases.find(({ boughtAt }) => boughtAt !== null) }
      }),
    )
    const { channelId, first } = bought.find((one) => one.first !== undefined) ?? {}
    if (!first) return expect.fail('no such channel')
    const body = { channelId, around: first.messageId, limit: 3 }
    const { data } = (await ask('/api/messages/list', body)).body as unknown as {
      data: { messageId: string }[]
    }
    expect(data.find(({ messageId }) => messageId === first.messageId)).toMatchObject({
      price: first.price,
      boughtAt: first.boughtAt,
    })
  })

  it('hides money from callers who may not see it', async () => {
    const { visitor, fan } = await asked('ana@northlight.agency')
    await visitor.world.transact(() => {
      visitor.world.state.permissions['staff-04'] = { canSeeSpend: false }
    })
    const answer = await fan(fanAt(payers[0]?.fanIndex ?? 0).userId)
    expect([answer.spend, answer.purchases]).toEqual([null, []])
  })

  it('names authors of notes and follow-ups only to callers who may see staff names', async () => {
    const { visitor, fan, ask } = await asked('ana@northlight.agency')
    const userId = 'fan-2'
    await ask(`${PATH}/notes/add`, { clientId: 'c-1', userId, text: 'Likes cats' })
    const authors = async () => {
      const { timeline, followUps } = await fan(userId)
      return new Set([...timeline, ...followUps].map((one) => one.userId))
    }
    expect((await authors()).size).toBeGreaterThan(1)
    visitor.world.state.permissions['staff-04'] = { canSeeStaffNames: false }
    expect(await authors()).toEqual(new Set([null, 'staff-04']))
  })

  it('changes lists of fans only for callers who may edit lists', async () => {
    const { ask } = await asked('ana@northlight.agency')
    expect((await ask('/api/lists/list', {})).status).toBe(200)
    expect((await ask(`${PATH}/lists/update`, { userId: 'fan-1', add: [], remove: [] })).status).toBe(403)
  })
  it('is reported only by callers who may read chats', async () => {
    const { visitor, ask } = await asked('ana@northlight.agency')
    visitor.world.state.permissions['staff-04'] = { messages: 'off' }
    const report = { userId: 'fan-7', reason: 'Asks for another platform' }
    expect((await ask(`${PATH}/report`, report)).status).toBe(403)
  })
})
