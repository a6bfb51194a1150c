import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { listStaffGroups } from '@/api/calls/agency/employees'
import { pagesOf, queryOf } from '@/api/query'
import { managesAgency } from '@/domain/account/role'
import type { Employee } from '@/domain/agency/employee'
import { useRoles, useSession } from '@/features/auth'
import type { MultiSelectOption } from '@/features/figures/filter/multi-select-list'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'

import { employeesByName } from '../table/employees-by-name'
import { employeeName } from '../table/person-name'
import { groupTree } from './group-tree'

/** The server's page limit. */
const PAGE_SIZE = 200

const creatorChoicesQuery = (narrowed: { groupId?: string; assignedTo?: string } = {}) =>
  pagesOf(searchAgencyCreators, {
    query: '',
    ...narrowed,
    sort: { by: 'name', descending: false },
    limit: PAGE_SIZE,
  })

const peopleChoicesQuery = employeesByName({ limit: PAGE_SIZE })

interface PagedQuery<Row> {
  data: { pages: readonly { data: readonly Row[] }[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Fetches page after page until the last one. */
export function useFetchAllPages(read: Omit<PagedQuery<unknown>, 'data'>): void {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = read
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
}

/** Returns every row of a paginated list; undefined until the last page loads. */
export function useAllRows<Row>(read: PagedQuery<Row>) {
  useFetchAllPages(read)
  const { data, hasNextPage } = read
  return useMemo(
    () => (data && !hasNextPage ? data.pages.flatMap((page) => page.data) : undefined),
    [data, hasNextPage],
  )
}

/** Options that are loading, loaded, or failed. */
export interface ChoicesQuery {
  choices: readonly MultiSelectOption[] | undefined
  /** Retries after a failure. */
  retry: (() => void) | undefined
}

export const retryOf = ({ isError, refetch }: { isError: boolean; refetch: () => Promise<unknown> }) =>
  isError ? () => void refetch() : undefined

/** The creators the user may see, by name, or those assigned to a person. */
export function useCreatorChoices(isOn: boolean, assignedTo?: string): ChoicesQuery {
  const read = useInfiniteQuery({ ...creatorChoicesQuery(assignedTo ? { assignedTo } : {}), enabled: isOn })
  const rows = useAllRows(read)
  const choices = useMemo(
    () => rows?.map(({ creator, name }) => ({ id: creator.userId, label: name ?? creator.displayName })),
    [rows],
  )
  return { choices, retry: retryOf(read) }
}

/** The creators the user may plan for: all for managers, their own for account managers (screens S0). */
export function useOwnCreatorChoices(isOn: boolean): ChoicesQuery {
  const isForAll = managesAgency(useRoles().roles)
  const userId = useSession().userId
  return useCreatorChoices(isOn, isForAll ? undefined : userId)
}

/** Merges a new selection with selected ids that are not among the options; who stays selected keeps the place. */
export const mergeSelection = (
  choices: readonly MultiSelectOption[] | undefined,
  before: readonly string[],
  chosen: readonly string[],
): string[] => {
  const offered = new Set(choices?.map(({ id }) => id))
  return [...new Set([...before.filter((id) => !offered.has(id) || chosen.includes(id)), ...chosen])]
}

/** Drops ids that are not among the loaded options. */
export const offeredOnly = (
  choices: readonly MultiSelectOption[] | undefined,
  ids: readonly string[],
): readonly string[] => (choices ? ids.filter((id) => choices.some((one) => one.id === id)) : ids)

const isAnyone = () => true

/** Current and former staff, by name. `isMeant` is a constant. */
export function usePeopleChoices(
  isOn: boolean,
  isMeant: (person: Employee) => boolean = isAnyone,
): ChoicesQuery {
  const read = useInfiniteQuery({ ...peopleChoicesQuery, enabled: isOn })
  const rows = useAllRows(read)
  const choices = useMemo(
    () => rows?.filter(isMeant).map((person) => ({ id: person.userId, label: employeeName(person) })),
    [rows, isMeant],
  )
  return { choices, retry: retryOf(read) }
}

/** The staff groups, in tree order. */
export function useGroupChoices(): ChoicesQuery {
  const read = useQuery({
    ...queryOf(listStaffGroups),
    select: ({ data }): MultiSelectOption[] =>
      groupTree(data).map(({ group }) => ({ id: group.groupId, label: group.name })),
  })
  return { choices: read.data, retry: retryOf(read) }
}

/**
 * Resolves the filter to creator ids for calls that know no groups: the chosen creators within the chosen group.
 * Undefined until they are known.
 */
export function useFilterCreatorIds({ creatorIds, groupId }: FigureFilter): {
  creatorIds: readonly string[] | 'all' | undefined
  /** The error that keeps the group's creators from loading. */
  fault: { error: Error; isFetching: boolean; refetch: () => Promise<unknown> } | undefined
} {
  const hasGroup = groupId !== null
  const read = useInfiniteQuery({
    ...creatorChoicesQuery(groupId === null ? {} : { groupId }),
    enabled: hasGroup,
  })
  const ofGroup = useAllRows(read)
  const isChosen = (id: string) => creatorIds.length === 0 || creatorIds.includes(id)
  if (!hasGroup) return { creatorIds: creatorIds.length > 0 ? creatorIds : 'all', fault: undefined }
  return {
    creatorIds: ofGroup?.map(({ creator }) => creator.userId).filter(isChosen),
    fault: ofGroup === undefined && read.error ? { ...read, error: read.error } : undefined,
  }
}
