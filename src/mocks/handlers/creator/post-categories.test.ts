import { describe, expect, it } from 'vitest'

import { deletePostCategory, listPostCategories, listPosts } from '@/api/calls/creator/post-categories'

import { creatorClient } from '../../testing/creator-client'

async function manager() {
  const { call, outcomeOf } = await creatorClient('post-categories')
  const list = () => call(listPostCategories, {})
  const posts = async (categoryId?: string) =>
    (await call(listPosts, { categoryId, query: '', limit: 200 })).data
  return { call, outcomeOf, list, posts }
}

describe('the categories of a creator', () => {
  it('count their posts, and every post is in at most one', async () => {
    const { list, posts } = await manager()
    const { data, uncategorised } = await list()
    const all = await posts()
    const sum = data.reduce((total, category) => total + category.posts, 0)
    expect(sum + uncategorised).toBe(all.length)
    expect(await posts('none')).toHaveLength(uncategorised)
    expect(all.length).toBeGreaterThan(60)
  })

  it('leave their posts without a category when deleted', async () => {
    const { call, outcomeOf, list } = await manager()
    const before = await list()
    const [{ categoryId, posts } = expect.fail('no category')] = before.data
    await call(deletePostCategory, { categoryId })
    const after = await list()
    expect(after.uncategorised).toBe(before.uncategorised + posts)
    expect(after.data).toHaveLength(before.data.length - 1)
    expect((await outcomeOf(deletePostCategory, { categoryId })).status).toBe(404)
  })
})
