import type * as calls from '@/api/calls/post-categories'
import { CATEGORY_NAME_MAX_LENGTH, UNCATEGORISED } from '@/domain/post-category'
import { isBlank } from '@/lib/blank'
import { folded, hasWords } from '@/lib/folded'

import { actingOf } from '../accounts'
import type { Handlers } from '../implement'
import { once } from '../once'
import { page } from '../paging'
import { requireLevel } from '../permissions'
import {
  categoriesOf,
  categoryOf,
  isIn,
  movePosts,
  postsOf,
  saveCategories,
  type StoredCategory,
  wireCategory,
  wirePost,
} from '../posts/categories'
import { Refusal, unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'

type CategoryHandlers = Handlers<typeof calls>
type Some<Name extends keyof CategoryHandlers> = Pick<CategoryHandlers, Name>

const MOST_CATEGORIES = 50

/** The caller and their creator. Throws 403 without the needed level for categories. */
function acting(world: World, request: Request, least: 'view' | 'edit' = 'edit') {
  const { account, creator } = actingOf(world, request)
  requireLevel(world, account, 'postCategories', least)
  return { account, creator }
}

/** Throws 422 for an invalid category name. */
function checkName(world: World, creator: SeedCreator, name: string, own?: string): void {
  if (isBlank(name)) throw unfit('name', 'field_missing')
  if (name.length > CATEGORY_NAME_MAX_LENGTH) throw unfit('name', 'name_too_long')
  const isTaken = categoriesOf(world, creator).some(
    (other) => other.categoryId !== own && folded(other.name) === folded(name),
  )
  if (isTaken) throw unfit('name', 'name_taken')
}

const wired = (world: World, creator: SeedCreator, category: StoredCategory) =>
  wireCategory(category, postsOf(world, creator))

function remove(world: World, creator: SeedCreator, categoryId: string, intoId: string | null): void {
  const posts = postsOf(world, creator).filter(isIn(categoryId))
  movePosts(
    world,
    posts.map(({ postId }) => postId),
    intoId,
  )
  const rest = categoriesOf(world, creator).filter((category) => category.categoryId !== categoryId)
  saveCategories(world, creator, rest)
}

const keeping = (
  world: World,
): Some<'listPostCategories' | 'createPostCategory' | 'updatePostCategory' | 'deletePostCategory'> => ({
  listPostCategories: ({ request }) => {
    const { creator } = acting(world, request, 'view')
    const posts = postsOf(world, creator)
    return {
      data: categoriesOf(world, creator).map((category) => wireCategory(category, posts)),
      uncategorised: posts.filter(isIn(UNCATEGORISED)).length,
    }
  },
  createPostCategory: ({ body: { clientId, ...settings }, request }) => {
    const { account, creator } = acting(world, request)
    return once(world, account.userId, clientId, () => {
      checkName(world, creator, settings.name)
      const all = categoriesOf(world, creator)
      if (all.length >= MOST_CATEGORIES) throw new Refusal(422, 'too_many')
      const category = { categoryId: `category-${creator.index + 1}-${clientId}`, ...settings }
      saveCategories(world, creator, [...all, category])
      return wired(world, creator, category)
    })
  },
  updatePostCategory: ({ body: { categoryId, ...settings }, request }) => {
    const { creator } = acting(world, request)
    categoryOf(world, creator, categoryId)
    checkName(world, creator, settings.name, categoryId)
    const category = { categoryId, ...settings }
    const all = categoriesOf(world, creator)
    saveCategories(
      world,
      creator,
      all.map((other) => (other.categoryId === categoryId ? category : other)),
    )
    return wired(world, creator, category)
  },
  deletePostCategory: ({ body: { categoryId }, request }) => {
    const { creator } = acting(world, request)
    categoryOf(world, creator, categoryId)
    remove(world, creator, categoryId, null)
    return undefined
  },
})

const arranging = (
  world: World,
): Some<'mergePostCategories' | 'reorderPostCategories' | 'assignPostCategory'> => ({
  mergePostCategories: ({ body: { categoryId, intoId }, request }) => {
    const { creator } = acting(world, request)
    categoryOf(world, creator, categoryId)
    categoryOf(world, creator, intoId)
    if (categoryId === intoId) throw unfit('intoId', 'not_found')
    remove(world, creator, categoryId, intoId)
    return undefined
  },
  reorderPostCategories: ({ body: { categoryIds }, request }) => {
    const { creator } = acting(world, request)
    const all = categoriesOf(world, creator)
    const isWhole =
      new Set(categoryIds).size === all.length &&
      all.every(({ categoryId }) => categoryIds.includes(categoryId))
    if (!isWhole) throw new Refusal(409, 'stale_update')
    saveCategories(
      world,
      creator,
      categoryIds.map((categoryId) => categoryOf(world, creator, categoryId)),
    )
    return undefined
  },
  assignPostCategory: ({ body: { postIds, categoryId }, request }) => {
    const { creator } = acting(world, request)
    if (categoryId !== null) categoryOf(world, creator, categoryId)
    const known = new Set(postsOf(world, creator).map(({ postId }) => postId))
    if (!postIds.every((postId) => known.has(postId))) throw unfit('postIds', 'not_found')
    movePosts(world, postIds, categoryId)
    return undefined
  },
})

/** Handlers of a creator's post categories (screens S19). */
export const postCategoryHandlers = (world: World): CategoryHandlers => ({
  ...keeping(world),
  ...arranging(world),
  listPosts: ({ body: { categoryId, query, ...part }, request }) => {
    const { creator } = acting(world, request, 'view')
    const found = postsOf(world, creator).filter(
      (post) =>
        (categoryId === undefined || isIn(categoryId)(post)) && (query === '' || hasWords(post.text, query)),
    )
    const { data, lastId } = page(found, ({ postId }) => postId, part)
    return { data: data.map((post) => wirePost(world, post)), lastId }
  },
})
