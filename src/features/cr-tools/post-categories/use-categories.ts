import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import {
  assignPostCategory,
  deletePostCategory,
  listPostCategories,
  listPosts,
  reorderPostCategories,
} from '@/api/calls/creator/post-categories'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import type { Post, PostCategory } from '@/domain/profile/post-category'
import { useCurrentUser } from '@/features/auth'
import { toast } from '@/services/page/toasts'

/** Whether the user may edit categories; without access the route is not found (screens S0). */
export const useMayEditCategories = (): boolean =>
  useCurrentUser().data?.chatterPermissions.postCategories === 'edit'

const categoriesQuery = (creatorId: string) => queryOf(listPostCategories, {}, creatorId)

export const useCategories = (creatorId: string) => useQuery(categoriesQuery(creatorId))

/** Invalidates categories and posts. */
export function useInvalidateCategories(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [listPostCategories, listPosts].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    )
}

/** Reorders optimistically and rolls back on rejection. */
export function useReorderCategories(creatorId: string) {
  const client = useQueryClient()
  const { queryKey } = categoriesQuery(creatorId)
  return useMutation({
    mutationFn: (categoryIds: readonly string[]) =>
      send(reorderPostCategories, { categoryIds: [...categoryIds] }, { creatorId }),
    onMutate: async (categoryIds) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      const byId = new Map(before?.data.map((category) => [category.categoryId, category]))
      if (before)
        client.setQueryData(queryKey, { ...before, data: categoryIds.flatMap((id) => byId.get(id) ?? []) })
      return before
    },
    onError: (error, _, before) => {
      client.setQueryData(queryKey, before)
      toast.error(errorText(error))
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export function useDeleteCategory(creatorId: string, onDeleted: (category: PostCategory) => void) {
  const refresh = useInvalidateCategories()
  return useMutation({
    mutationFn: ({ categoryId }: PostCategory) => send(deletePostCategory, { categoryId }, { creatorId }),
    onSuccess: (_, category) => onDeleted(category),
    onSettled: refresh,
  })
}

/** Moves posts into a category; null removes them from theirs. */
export function useMovePostsToCategory(creatorId: string) {
  const refresh = useInvalidateCategories()
  return useMutation({
    mutationFn: ({ posts, categoryId }: { posts: readonly Post[]; categoryId: string | null }) =>
      send(assignPostCategory, { postIds: posts.map(({ postId }) => postId), categoryId }, { creatorId }),
    meta: { onError: 'toast' },
    onSettled: refresh,
  })
}

/** Moves each post back to the category that it has in `posts`. */
export function useRestorePosts(creatorId: string) {
  const refresh = useInvalidateCategories()
  return useMutation({
    mutationFn: async (posts: readonly Post[]) => {
      for (const [categoryId, some] of Map.groupBy(posts, (post) => post.categoryId))
        await send(
          assignPostCategory,
          { postIds: some.map(({ postId }) => postId), categoryId },
          { creatorId },
        )
    },
    meta: { onError: 'toast' },
    onSettled: refresh,
  })
}
