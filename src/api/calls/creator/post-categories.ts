import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { pageRequest } from '@/domain/server/list-page'
import { categorySettings, Post, PostCategory } from '@/domain/profile/post-category'
import { IgnoredResponse, validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions (screens S19), with the creator's token. */

/** In the order fans see. `uncategorised`: number of posts without a category. */
export const listPostCategories = call({
  method: 'POST',
  path: '/api/post-categories/list',
  request: v.object({}),
  response: v.object({ data: validEntriesOf(PostCategory), uncategorised: v.number() }),
  onError: 'throw',
  token: 'creator',
})

export const createPostCategory = call({
  method: 'POST',
  path: '/api/post-categories/create',
  request: v.object({ clientId: v.string(), ...categorySettings }),
  response: PostCategory,
  onError: 'throw',
  token: 'creator',
})

export const updatePostCategory = call({
  method: 'POST',
  path: '/api/post-categories/update',
  request: v.object({ categoryId: Id, ...categorySettings }),
  response: PostCategory,
  onError: 'throw',
  token: 'creator',
})

/** The posts stay, without a category. */
export const deletePostCategory = call({
  method: 'POST',
  path: '/api/post-categories/delete',
  request: v.object({ categoryId: Id }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

/** Moves all posts into another category and deletes the first. */
export const mergePostCategories = call({
  method: 'POST',
  path: '/api/post-categories/merge',
  request: v.object({ categoryId: Id, intoId: Id }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

/** All categories in the new order. 409 if the list has changed since. */
export const reorderPostCategories = call({
  method: 'POST',
  path: '/api/post-categories/reorder',
  request: v.object({ categoryIds: v.array(Id) }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

/** Assigns posts to a category; null removes theirs. */
export const assignPostCategory = call({
  method: 'POST',
  path: '/api/post-categories/assign',
  request: v.object({ postIds: v.array(Id), categoryId: v.nullable(Id) }),
  response: IgnoredResponse,
  onError: 'throw',
  token: 'creator',
})

/** Newest first; of one category, of none (`UNCATEGORISED_FILTER`), or all. */
export const listPosts = call({
  method: 'POST',
  path: '/api/post-categories/posts/list',
  request: v.object({ categoryId: v.optional(Id), query: v.string(), ...pageRequest }),
  response: v.object({ data: validEntriesOf(Post), lastId: v.nullish(Id, null) }),
  onError: 'throw',
  token: 'creator',
})
