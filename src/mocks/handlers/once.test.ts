import { describe, expect, it } from 'vitest'

import { creatorClient } from '../testing/creator-client'

const category = { clientId: 'same', name: 'Fitness', tone: 5, tiers: ['basic'] }
const CREATE = '/api/post-categories/create'

describe('a write with a clientId', () => {
  it('is another write in another call or for another creator', async () => {
    const { ask, world } = await creatorClient('lists')
    const list = { name: 'Germans', emoji: null, isPinned: false, rules: null, funnel: null }
    const made = await ask(CREATE, category)
    expect(await ask('create', { clientId: 'same', ...list })).toMatchObject({
      status: 200,
      body: { name: 'Germans' },
    })
    const elsewhere = await creatorClient('lists', { creatorId: 'creator-02', world })
    const { status, body } = await elsewhere.ask(CREATE, category)
    expect(status).toBe(200)
    expect(body['categoryId']).not.toBe(made.body['categoryId'])
  })

  it('is refused when the same call comes again with other contents', async () => {
    const { ask } = await creatorClient('post-categories')
    const made = await ask('create', category)
    expect(await ask('create', { ...category, name: 'Yoga' })).toMatchObject({
      status: 409,
      body: { message: { key: 'saved_before' } },
    })
    expect((await ask('create', category)).body).toEqual(made.body)
  })
})
