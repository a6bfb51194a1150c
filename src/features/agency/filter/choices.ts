import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { searchAgencyCreators } from '@/api/calls/agency-util'
import { listEmployees, listStaffGroups } from '@/api/calls/employees'
import { pagesOf, queryOf } from '@/api/query'

import type { AgencyFilter } from './agency-filter'

/** One of many to choose from. */
export interface Choice {
  id: string
  label: string
}

/** What a server answers in one go. */
const PART = 200

const creatorPages = (groupId?: string) =>
  pagesOf(searchAgencyCreators, {
    query: '',
    ...(groupId && { groupId }),
    sort: { by: 'name', descending: false },
    limit: PART,
  })

const peoplePages = pagesOf(listEmployees, {
  query: '',
  sort: { by: 'name', descending: false },
  limit: PART,
})

interface Pages<Row> {
  data: { pages: readonly { data: readonly Row[] }[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Every row of a list that comes in parts; undefined until the last part is there. */
export function useWhole<Row>({ data, hasNextPage, isFetchingNextPage, isError, fetchNextPage }: Pages<Row>) {
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  return useMemo(
    () => (data && !hasNextPage ? data.pages.flatMap((page) => page.data) : undefined),
    [data, hasNextPage],
  )
}

/** The creators the asker may see, by name. */
export function useCreatorChoices(isOn: boolean): readonly Choice[] | undefined {
  const rows = useWhole(useInfiniteQuery({ ...creatorPages(), enabled: isOn }))
  return useMemo(
    () => rows?.map(({ creator, name }) => ({ id: creator.userId, label: name ?? creator.displayName })),
    [rows],
  )
}

/** The people of the agency who work or worked there, by name. */
export function usePeopleChoices(isOn: boolean): readonly Choice[] | undefined {
  const rows = useWhole(useInfiniteQuery({ ...peoplePages, enabled: isOn }))
  return useMemo(
    () =>
      rows?.map(({ userId, displayName, legalFullName, email }) => ({
        id: userId,
        label: displayName || legalFullName || email,
      })),
    [rows],
  )
}

export const useGroupChoices = (isOn: boolean): readonly Choice[] | undefined =>
  useQuery({
    ...queryOf(listStaffGroups),
    enabled: isOn,
    select: ({ data }): Choice[] => data.map(({ groupId, name }) => ({ id: groupId, label: name })),
  }).data

/**
 * The creators a request is about, for calls that know no groups: the chosen ones, or those of the chosen group.
 * Undefined means all; while a group's creators are not known yet, nobody may be asked about.
 */
export function useCreatorsOf({ creatorIds, groupId }: AgencyFilter): {
  creatorIds: readonly string[] | undefined
  isPending: boolean
} {
  const asksGroup = creatorIds.length === 0 && groupId !== null
  const ofGroup = useWhole(useInfiniteQuery({ ...creatorPages(groupId ?? undefined), enabled: asksGroup }))
  if (creatorIds.length > 0) return { creatorIds, isPending: false }
  if (!asksGroup) return { creatorIds: undefined, isPending: false }
  return { creatorIds: ofGroup?.map(({ creator }) => creator.userId), isPending: ofGroup === undefined }
}
