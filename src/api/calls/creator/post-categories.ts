import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { categorySettings, Post, PostCategory } from '@/domain/profile/post-category'
import { validEntriesOf } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Our additions (screens S19), with the creator's token. */

/** In the order fans see. `uncategorised`: number of posts without a category. */
export const listPostCategories = creatorCall({
  path: '/api/post-categories/list',
  request: v.object({}),
  response: v.object({ data: validEntriesOf(PostCategory), uncategorised: v.number() }),
})

export const createPostCategory = creatorCall({
  path: '/api/post-categories/create',
  request: v.object({ clientId: v.string(), ...categorySettings }),
  response: PostCategory,
})

/** Absent fields stay. */
export const updatePostCategory = creatorCall({
  path: '/api/post-categories/update',
  request: v.object({ categoryId: Id, ...v.partial(v.object(categorySettings)).entries }),
  response: PostCategory,
})

/** The posts stay, without a category. */
export const deletePostCategory = creatorCall({
  path: '/api/post-categories/delete',
  request: v.object({ categoryId: Id }),
})

/** Moves all posts into another category and deletes the first. */
export const mergePostCategories = creatorCall({
  path: '/api/post-categories/merge',
  request: v.object({ categoryId: Id, intoId: Id }),
})

/** All categories in the new order. 409 if the list has changed since. */
export const reorderPostCategories = creatorCall({
  path: '/api/post-categories/reorder',
  request: v.object({ categoryIds: v.array(Id) }),
})

/** Assigns posts to a category; null removes theirs. */
export const assignPostCategory = creatorCall({
  path: '/api/post-categories/assign',
  request: v.object({ postIds: v.array(Id), categoryId: v.nullable(Id) }),
})

/** Newest first; of one category, of none (`UNCATEGORISED_FILTER`), or all. */
export const listPosts = creatorCall({
  path: '/api/post-categories/posts/list',
  request: v.object({ categoryId: v.optional(Id), query: v.string(), ...pageRequest }),
  response: listPageOf(Post),
})
