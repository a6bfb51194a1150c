import type * as v from 'valibot'

import { type Post, type PostCategory, UNCATEGORISED_FILTER } from '@/domain/profile/post-category'

import { anchorOf } from '../../state/anchor'
import { mediaIn } from '../media/media-in'
import { creatorRows } from '../base/creator-rows'
import { iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { StoredCategory } from '../../state/stored-category'
import type { World } from '../../state/world'
import { publishedPosts } from './own-items'
import { SEED_CATEGORIES, type SeedPost, seedPosts } from '../../seed/posts'

const seedIdOf = (creator: SeedCreator, index: number): string => `category-${creator.index + 1}-${index + 1}`

/** A creator's categories, in order. */
export const {
  of: categoriesOf,
  find: findCategory,
  saveAll: saveCategories,
} = creatorRows(
  ({ postCategories }) => postCategories,
  (creator): StoredCategory[] =>
    SEED_CATEGORIES.map((category, index) => ({ categoryId: seedIdOf(creator, index), ...category })),
  'categoryId',
)

export interface CategorizedPost extends Omit<SeedPost, 'category'> {
  categoryId: string | null
}

/** Finds the current category of a post, published or to come; null where it has none, or a deleted one. */
export function categoryFinder(world: World, creator: SeedCreator) {
  const byId = new Map(categoriesOf(world, creator).map((category) => [category.categoryId, category]))
  const moved = world.state.postCategoryOf
  return (postId: string, seeded: number | null = null): StoredCategory | null => {
    const seedId = seeded === null ? null : seedIdOf(creator, seeded)
    return byId.get((postId in moved ? moved[postId] : seedId) ?? '') ?? null
  }
}

/** All posts with their current category; a deleted category leaves its posts without one. */
export function postsOf(world: World, creator: SeedCreator): CategorizedPost[] {
  const categoryOf = categoryFinder(world, creator)
  const scheduled = publishedPosts(world, creator).map(({ itemId, startsAt, text, mediaIds }) => ({
    postId: itemId,
    text,
    publishedAt: startsAt,
    category: null,
    mediaIds,
    likes: 0,
  }))
  return [...scheduled.toReversed(), ...seedPosts(creator, anchorOf(world))].map(({ category, ...post }) => ({
    ...post,
    categoryId: categoryOf(post.postId, category)?.categoryId ?? null,
  }))
}

export function movePosts(world: World, postIds: readonly string[], categoryId: string | null): void {
  for (const postId of postIds) world.state.postCategoryOf[postId] = categoryId
}

export const inCategory = (categoryId: string) => (post: CategorizedPost) =>
  (post.categoryId ?? UNCATEGORISED_FILTER) === categoryId

export const wireCategory = (
  category: StoredCategory,
  posts: readonly CategorizedPost[],
): v.InferInput<typeof PostCategory> => ({
  ...category,
  tiers: [...category.tiers],
  posts: posts.filter(inCategory(category.categoryId)).length,
})

export const wirePost = (
  world: World,
  { mediaIds, publishedAt, ...post }: CategorizedPost,
): v.InferInput<typeof Post> => ({
  ...post,
  publishedAt: iso(publishedAt),
  media: mediaIds.flatMap((mediaId) => mediaIn(world, mediaId) ?? []),
})
