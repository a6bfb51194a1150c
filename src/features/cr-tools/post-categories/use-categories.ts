import { useQuery } from '@tanstack/react-query'

import { listPostCategories, listPosts } from '@/api/calls/creator/post-categories'
import { queryOf } from '@/api/query'

import { refreshOf } from '../base/refresh'

export const useCategories = (creatorId: string) => useQuery(queryOf(listPostCategories, {}, creatorId))

export const useInvalidateCategories = refreshOf([listPostCategories, listPosts])
