import * as v from 'valibot'
import { expect, it } from 'vitest'

import { MassSendRequest } from '@/domain/mass-message'

import { accountById } from '../accounts'
import { CREATORS } from '../seed/creators'
import { createWorld } from '../world'
import { audienceOf } from './audience'
import { massesOf } from './masses'
import { orderOf } from './order'

it('an order of two versions goes to as many as were counted, by the media of each', async () => {
  const creator = CREATORS[3] ?? expect.fail('no creator')
  const world = createWorld()
  const account = accountById(world, 'staff-03') ?? expect.fail('no account')
  const whom = { include: [], exclude: [], filters: { spendMin: 10_000 } }
  const message = { text: 'New', lockText: null, mediaIds: ['media-4-1'], previewMediaIds: [], price: 0 }
  const second = { ...message, mediaIds: ['media-4-3'] }
  const variants = { second, share: 10, decideAfterHours: 4 }
  const order = v.parse(MassSendRequest, { ...whom, clientId: 'a', message, variants, skipActiveChats: true })
  await world.visit(async () => {
    const asked = { ...whom, mediaIds: message.mediaIds }
    const masses = await massesOf(world, creator)
    const one = await audienceOf(world, creator, asked, masses)
    const both = await audienceOf(world, creator, { ...asked, secondMediaIds: second.mediaIds }, masses)
    expect(both.count).toBeLessThan(one.count)
    expect((await orderOf(world, account, creator, order)).total).toBe(both.count)
  })
})
