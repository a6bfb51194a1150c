import * as v from 'valibot'
import { expect, it } from 'vitest'

import { MassSendRequest, MassUpdate } from '@/domain/mass/mass-message'

import { accountById } from '../account/accounts'
import { CREATORS } from '../../seed/creators'
import { createWorld } from '../../state/world'
import { audienceOf } from './audience'
import { massesOf } from './masses'
import { massFromUpdate, massFromRequest } from './mass-request'

it('the two versions together reach the counted fans, by the media of each', async () => {
  const creator = CREATORS[3] ?? expect.fail('no creator')
  const world = createWorld()
  const account = accountById(world, 'staff-03') ?? expect.fail('no account')
  const whom = { include: [], exclude: [], filters: { spendMin: 10_000 } }
  const message = { text: 'New', lockText: null, mediaIds: ['media-4-1'], previewMediaIds: [], price: 0 }
  const second = { ...message, mediaIds: ['media-4-3'] }
  const variants = { second, share: 10, decideAfterHours: 4 }
  const order = v.parse(MassSendRequest, { ...whom, clientId: 'a', message, variants, skipActiveChats: true })
  await world.transact(async () => {
    const asked = { ...whom, mediaIds: message.mediaIds }
    const masses = await massesOf(world, creator)
    const one = await audienceOf(world, creator, asked, masses)
    const both = await audienceOf(world, creator, { ...asked, secondMediaIds: second.mediaIds }, masses)
    expect(both.count).toBeLessThan(one.count)
    expect((await massFromRequest(world, account, creator, order)).total).toBe(both.count)
  })
})

it('rejects braces or invisible text in any version, new or edited', async () => {
  const creator = CREATORS[3] ?? expect.fail('no creator')
  const world = createWorld()
  const account = accountById(world, 'staff-03') ?? expect.fail('no account')
  const withText = (text: string, lockText: string | null = null) => ({
    text,
    lockText,
    mediaIds: [],
    previewMediaIds: [],
    price: 0,
  })
  const filled = withText('Hi {name}, {plan|see you}')
  const whom = { clientId: 'a', include: [], exclude: [], filters: {}, skipActiveChats: true }
  const ordered = async (message: object, second?: object) => {
    const variants = second && { second, share: 10, decideAfterHours: 4 }
    return await massFromRequest(
      world,
      account,
      creator,
      v.parse(MassSendRequest, { ...whom, message, variants }),
    )
  }
  await world.transact(async () => {
    const [mass] = await massesOf(world, creator)
    for (const wrong of [withText('Hi {plan}'), withText('Hi {country}'), withText('Hi', '{plan}')]) {
      await expect(ordered(wrong)).rejects.toMatchObject({ status: 422, key: 'variable_unfilled' })
      await expect(ordered(filled, wrong)).rejects.toMatchObject({ key: 'variable_unfilled' })
      const update = v.parse(MassUpdate, { massMessageId: 'mass-1', message: wrong })
      const change = massFromUpdate(world, account, creator, mass ?? expect.fail('no mass message'), update)
      await expect(change).rejects.toMatchObject({ key: 'variable_unfilled' })
    }
    await expect(ordered(withText('\u200B\uFE0F'))).rejects.toMatchObject({
      status: 422,
      key: 'message_empty',
    })
    expect((await ordered(filled, filled)).content.text).toBe(filled.text)
  })
})

it('keeps the parts that an update leaves out, and takes no part of a version that is gone', async () => {
  const creator = CREATORS[3] ?? expect.fail('no creator')
  const world = createWorld()
  const account = accountById(world, 'staff-03') ?? expect.fail('no account')
  await world.transact(async () => {
    const mass = (await massesOf(world, creator)).find(({ second }) => !second) ?? expect.fail('no mass')
    const after = (change: object) =>
      massFromUpdate(
        world,
        account,
        creator,
        mass,
        v.parse(MassUpdate, { massMessageId: 'mass-1', ...change }),
      )
    expect((await after({ message: { text: 'New' } })).content).toEqual({ ...mass.content, text: 'New' })
    await expect(after({ variants: { second: { text: 'Hi' } } })).rejects.toMatchObject({ status: 409 })
    const second = { text: 'Hi', mediaIds: [], previewMediaIds: [], price: 0 }
    const tested = await after({ variants: { second, share: 10, decideAfterHours: 4 } })
    expect(tested.second).toMatchObject({ share: 10, content: { text: 'Hi' } })
  })
})
