import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { listPostCategories, listPosts } from '@/api/calls/creator/post-categories'

import { createWorld } from '../../state/world'
import { MockClient } from '../../testing/mock-client'

const CREATOR = 'creator-01'
type Listed = WireResponseOf<typeof listPostCategories>
type Posts = WireResponseOf<typeof listPosts>

async function manager(email = 'viktor@northlight.agency') {
  const world = createWorld()
  const visitor = new MockClient(world)
  await visitor.signIn(email)
  const bearer = await visitor.creatorToken(CREATOR)
  const ask = (path: string, body: object = {}) =>
    visitor.send(`/api/post-categories/${path}`, { bearer, body })
  const list = async () => (await ask('list')).body as unknown as Listed
  const posts = async (categoryId?: string) =>
    ((await ask('posts/list', { categoryId, query: '', limit: 200 })).body as unknown as Posts).data ?? []
  return { ask, list, posts }
}

const create = { clientId: 'c-1', name: 'Fitness', tone: 5, tiers: ['basic'] }

describe('the categories of a creator', () => {
  it('count their posts, and every post is in at most one', async () => {
    const { list, posts } = await manager()
    const { data, uncategorised } = await list()
    const all = await posts()
    const sum = data.reduce((total, category) => total + (category?.posts ?? 0), 0)
    expect(sum + uncategorised).toBe(all.length)
    expect(await posts('none')).toHaveLength(uncategorised)
    expect(all.length).toBeGreaterThan(60)
  })

  it('are created once, at the end, however often the request is sent', async () => {
    const { ask, list } = await manager()
    const { body } = await ask('create', create)
    expect((await ask('create', create)).body).toEqual(body)
    const { data } = await list()
    expect(data.filter((category) => category?.name === 'Fitness')).toHaveLength(1)
    expect(data.at(-1)).toMatchObject({ name: 'Fitness', tone: 5, tiers: ['basic'], posts: 0 })
  })

  it.each([
    [{ name: '​' }, 'field_missing'],
    [{ name: 'x'.repeat(41) }, 'name_too_long'],
    [{ name: 'photo SÉTS' }, 'name_taken'],
  ])('are rejected with %j by the field', async (part, key) => {
    const { ask } = await manager()
    const { status, body } = await ask('create', { ...create, ...part })
    expect(status).toBe(422)
    expect(body['fields']).toMatchObject({ name: { key: expect.stringContaining(key) as string } })
  })

  it('keep their name when saved again', async () => {
    const { ask, list } = await manager()
    const [first] = (await list()).data ?? []
    const settings = { categoryId: first?.categoryId, name: first?.name, tone: 7, tiers: [] }
    expect((await ask('update', settings)).status).toBe(200)
    expect((await list()).data?.[0]).toMatchObject({ tone: 7, posts: first?.posts })
  })

  it('leave their posts without a category when deleted', async () => {
    const { ask, list } = await manager()
    const before = await list()
    const [gone] = before.data ?? []
    await ask('delete', { categoryId: gone?.categoryId })
    const after = await list()
    expect(after.uncategorised).toBe(before.uncategorised + (gone?.posts ?? 0))
    expect(after.data).toHaveLength((before.data?.length ?? 0) - 1)
    expect((await ask('delete', { categoryId: gone?.categoryId })).status).toBe(404)
  })

  it('take all posts of a merged one', async () => {
    const { ask, list } = await manager()
    const [one, other] = (await list()).data ?? []
    await ask('merge', { categoryId: one?.categoryId, intoId: other?.categoryId })
    expect((await list()).data?.[0]).toMatchObject({
      categoryId: other?.categoryId,
      posts: (one?.posts ?? 0) + (other?.posts ?? 0),
    })
  })

  it('are put in an order that names each of them', async () => {
    const { ask, list } = await manager()
    const ids = ((await list()).data ?? []).map((category) => category?.categoryId ?? '')
    const order = ids.toReversed()
    expect((await ask('reorder', { categoryIds: order })).status).toBe(200)
    expect(((await list()).data ?? []).map((category) => category?.categoryId)).toEqual(order)
    expect((await ask('reorder', { categoryIds: ids.slice(1) })).status).toBe(409)
  })

  it('take posts, and release them', async () => {
    const { ask, list, posts } = await manager()
    const [category] = (await list()).data ?? []
    const some = (await posts('none')).slice(0, 3).map((post) => post?.postId ?? '')
    await ask('assign', { postIds: some, categoryId: category?.categoryId })
    expect((await list()).data?.[0]?.posts).toBe((category?.posts ?? 0) + 3)
    await ask('assign', { postIds: some, categoryId: null })
    expect((await list()).data?.[0]?.posts).toBe(category?.posts)
    expect((await ask('assign', { postIds: ['post-9-1'], categoryId: null })).status).toBe(422)
  })

  it('are closed to a chatter unless the agency opens them', async () => {
    const { ask } = await manager('ana@northlight.agency')
    for (const [path, body] of [
      ['list', {}],
      ['posts/list', { query: '', limit: 10 }],
      ['create', create],
      ['delete', { categoryId: 'category-1-1' }],
    ] as const)
      expect((await ask(path, body)).status, path).toBe(403)
  })
})
