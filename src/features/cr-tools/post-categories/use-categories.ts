import { useQuery } from '@tanstack/react-query'

import { listPostCategories, listPosts } from '@/api/calls/creator/post-categories'
import { queryOf } from '@/api/query'

import { invalidateHookOf } from '../base/invalidate-hook'

export const useCategories = (creatorId: string) => useQuery(queryOf(listPostCategories, {}, creatorId))

export const useInvalidateCategories = invalidateHookOf(listPostCategories, listPosts)
