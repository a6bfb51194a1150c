import * as calls from '@/api/calls/creator/post-categories'
import { CATEGORY_NAME_MAX_LENGTH, UNCATEGORISED_FILTER } from '@/domain/profile/post-category'
import { containsWords } from '@/lib/text/fold-text'

import { serveTool } from '../bind-handlers'
import { once } from '../once'
import { checkName } from '../../rules/base/check-name'
import { definedFields } from '../../rules/base/defined-fields'
import { pageOf } from '../../rules/base/paging'
import { inRequestedOrder } from '../../rules/base/requested-order'
import type { StoredCategory } from '../../state/stored-category'
import {
  categoriesOf,
  findCategory,
  inCategory,
  movePosts,
  postsOf,
  saveCategories,
  wireCategory,
  wirePost,
} from '../../rules/posts/post-categories'
import { ownItems } from '../../rules/posts/own-items'
import { Refusal, invalidField } from '../../rules/base/refusal'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'

const MAX_CATEGORIES = 50

function checkCategoryName(world: World, creator: SeedCreator, name: string, own?: string): void {
  const others = categoriesOf(world, creator).filter(({ categoryId }) => categoryId !== own)
  checkName(name, { max: CATEGORY_NAME_MAX_LENGTH, others })
}

const wireCategoryNow = (world: World, creator: SeedCreator, category: StoredCategory) =>
  wireCategory(category, postsOf(world, creator))

function remove(world: World, creator: SeedCreator, categoryId: string, intoId: string | null): void {
  const published = postsOf(world, creator).filter(inCategory(categoryId))
  const isPlanned = ({ itemId }: { itemId: string }) => world.state.postCategoryOf[itemId] === categoryId
  const planned = ownItems(world, creator).filter(isPlanned)
  const postIds = [...published.map(({ postId }) => postId), ...planned.map(({ itemId }) => itemId)]
  movePosts(world, postIds, intoId)
  const rest = categoriesOf(world, creator).filter((category) => category.categoryId !== categoryId)
  saveCategories(world, creator, rest)
}

/** Handlers of a creator's post categories (screens S19). */
export const postCategories = serveTool(calls, 'postCategories', {
  listPostCategories: ({ world, viewer: { creator } }) => {
    const posts = postsOf(world, creator)
    return {
      data: categoriesOf(world, creator).map((category) => wireCategory(category, posts)),
      uncategorised: posts.filter(inCategory(UNCATEGORISED_FILTER)).length,
    }
  },
  createPostCategory: once(({ world, body: { clientId, ...settings }, viewer: { creator } }) => {
    checkCategoryName(world, creator, settings.name)
    const all = categoriesOf(world, creator)
    if (all.length >= MAX_CATEGORIES) throw new Refusal(422, 'too_many')
    const category = { categoryId: `category-${creator.index + 1}-${clientId}`, ...settings }
    saveCategories(world, creator, [...all, category])
    return wireCategoryNow(world, creator, category)
  }),
  updatePostCategory: ({ world, body: { categoryId, ...settings }, viewer: { creator } }) => {
    const category = { ...findCategory(world, creator, categoryId), ...definedFields(settings) }
    checkCategoryName(world, creator, category.name, categoryId)
    const all = categoriesOf(world, creator)
    saveCategories(
      world,
      creator,
      all.map((other) => (other.categoryId === categoryId ? category : other)),
    )
    return wireCategoryNow(world, creator, category)
  },
  deletePostCategory: ({ world, body: { categoryId }, viewer: { creator } }) => {
    findCategory(world, creator, categoryId)
    remove(world, creator, categoryId, null)
  },
  mergePostCategories: ({ world, body: { categoryId, intoId }, viewer: { creator } }) => {
    findCategory(world, creator, categoryId)
    findCategory(world, creator, intoId)
    if (categoryId === intoId) throw invalidField('intoId', 'not_found')
    remove(world, creator, categoryId, intoId)
  },
  reorderPostCategories: ({ world, body: { categoryIds }, viewer: { creator } }) => {
    const all = categoriesOf(world, creator)
    const ordered = inRequestedOrder(all, categoryIds, ({ categoryId }) => categoryId)
    saveCategories(world, creator, ordered)
  },
  assignPostCategory: ({ world, body: { postIds, categoryId }, viewer: { creator } }) => {
    if (categoryId !== null) findCategory(world, creator, categoryId)
    const ids = new Set(postsOf(world, creator).map(({ postId }) => postId))
    if (!postIds.every((postId) => ids.has(postId))) throw invalidField('postIds', 'not_found')
    movePosts(world, postIds, categoryId)
  },
  listPosts: ({ world, body: { categoryId, query, ...part }, viewer: { creator } }) => {
    const found = postsOf(world, creator).filter(
      (post) =>
        (categoryId === undefined || inCategory(categoryId)(post)) &&
        (query === '' || containsWords(post.text, query)),
    )
    const { data, lastId } = pageOf(found, ({ postId }) => postId, part)
    return { data: data.map((post) => wirePost(world, post)), lastId }
  },
})
