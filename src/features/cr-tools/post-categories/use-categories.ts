import { useQuery } from '@tanstack/react-query'

import { listPostCategories, listPosts } from '@/api/calls/creator/post-categories'
import { queryOf } from '@/api/query'

import { useInvalidateCalls } from '@/api/use-invalidate-calls'

export const useCategories = (creatorId: string) => useQuery(queryOf(listPostCategories, {}, creatorId))

export const useInvalidateCategories = () => useInvalidateCalls(listPostCategories, listPosts)
