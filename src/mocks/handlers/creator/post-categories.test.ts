import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { listPostCategories, listPosts } from '@/api/calls/creator/post-categories'

import { creatorClient } from '../../testing/creator-client'

type Listed = WireResponseOf<typeof listPostCategories>
type Posts = WireResponseOf<typeof listPosts>

async function manager() {
  const { ask, read } = await creatorClient('post-categories')
  const list = () => read<Listed>('list')
  const posts = async (categoryId?: string) =>
    (await read<Posts>('posts/list', { categoryId, query: '', limit: 200 })).data ?? []
  return { ask, list, posts }
}

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
})
