import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { listEmployees } from '@/api/calls/agency/employees'
import { pagesOf } from '@/api/query'
import { useCurrentUser, useRoles } from '@/features/auth'

import { type ChoicesQuery, retryOf, useOwnCreatorChoices, useAllRows } from '../filter/choices'
import type { PlanSubject } from './plan/plan-row'
import type { ShiftView } from './shift-view'

/** The rows per page, whose shifts load together. */
const PAGE_SIZE = 100

function usePersonSubjects({ by, query, filter }: ShiftView) {
  return useInfiniteQuery({
    ...pagesOf(listEmployees, {
      query,
      status: 'active',
      ...(filter.groupId && { groupId: filter.groupId }),
      sort: { by: 'name', descending: false },
      limit: PAGE_SIZE,
    }),
    enabled: by === 'person',
    placeholderData: keepPreviousData,
  })
}

/** Skips creators of others for account managers: they see only some of these shifts. */
function useCreatorSubjects({ by, query, filter }: ShiftView, ownId: string | undefined, isForAll: boolean) {
  return useInfiniteQuery({
    ...pagesOf(searchAgencyCreators, {
      query,
      status: 'active',
      isHidden: false,
      ...(!isForAll && ownId && { assignedTo: ownId }),
      ...(filter.groupId && { groupId: filter.groupId }),
      sort: { by: 'name', descending: false },
      limit: PAGE_SIZE,
    }),
    enabled: by === 'creator' && (isForAll || ownId !== undefined),
    placeholderData: keepPreviousData,
  })
}

const allStaffQuery = pagesOf(listEmployees, {
  query: '',
  status: 'active',
  sort: { by: 'name', descending: false },
  limit: 200,
})

/** The people the user may plan for, by name. */
export function usePlannablePeople(isOn: boolean): ChoicesQuery {
  const read = useInfiniteQuery({ ...allStaffQuery, enabled: isOn })
  const rows = useAllRows(read)
  const ownId = useCurrentUser().data?.userId
  const isManager = useRoles().roles.includes('agency_manager')
  const choices = useMemo(
    () =>
      rows
        ?.filter(({ canEdit, userId }) => canEdit || (isManager && userId === ownId))
        .map(({ userId, displayName, legalFullName, email }) => ({
          id: userId,
          label: displayName || legalFullName || email,
        })),
    [rows, isManager, ownId],
  )
  return { choices, retry: retryOf(read) }
}

/** The subjects of the rows, page by page; the next page loads when its rows are near. */
export function usePlanSubjects(view: ShiftView) {
  const people = usePersonSubjects(view)
  const ownId = useCurrentUser().data?.userId
  // Managers may plan themselves, though they can't change anything else about themselves.
  const isManager = useRoles().roles.includes('agency_manager')
  const isByPerson = view.by === 'person'
  const creators = useCreatorSubjects(view, ownId, isManager)
  const { choices: own } = useOwnCreatorChoices(isByPerson && !isManager)
  const mayGive = useMemo(() => {
    const ids = new Set(own?.map(({ id }) => id))
    return (creatorId: string) => isManager || ids.has(creatorId)
  }, [own, isManager])
  const ofPeople = useMemo(
    () =>
      people.data?.pages.map(({ data }) =>
        data.map(({ userId, displayName, legalFullName, email, canEdit, creatorIds }): PlanSubject => ({
          id: userId,
          name: displayName || legalFullName || email,
          kind: 'person',
          mayPlan: canEdit || (isManager && userId === ownId),
          creatorIds: creatorIds.filter(mayGive),
        })),
      ),
    [people.data, isManager, ownId, mayGive],
  )
  const ofCreators = useMemo(
    () =>
      creators.data?.pages.map(({ data }) =>
        data.map(({ creator, name }): PlanSubject => ({
          id: creator.userId,
          name: name ?? creator.displayName,
          kind: 'creator',
          mayPlan: true,
          creatorIds: [creator.userId],
        })),
      ),
    [creators.data],
  )
  return { read: isByPerson ? people : creators, parts: isByPerson ? ofPeople : ofCreators }
}
