import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { pagesOf } from '@/api/query'
import { managesAgency } from '@/domain/account/role'
import type { Employee } from '@/domain/agency/employee'
import { useRoles, useSession } from '@/features/auth'

import { type ChoicesQuery, retryOf, useOwnCreatorChoices, useAllRows } from '../filter/choices'
import { employeesByName } from '../table/employees-by-name'
import { employeeName } from '../table/person-name'
import type { PlanSubject } from './plan/plan-row'
import type { ShiftView } from './shift-view'

/** The rows per page, whose shifts load together. */
const PAGE_SIZE = 100

function usePersonSubjects({ by, query, filter }: ShiftView) {
  return useInfiniteQuery({
    ...employeesByName({
      query,
      status: 'active',
      ...(filter.groupId && { groupId: filter.groupId }),
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
    enabled: by === 'creator',
    placeholderData: keepPreviousData,
  })
}

/** Managers may plan themselves, though they can't change anything else about themselves. */
function useMayPlanPerson() {
  const ownId = useSession().userId
  const isForAll = managesAgency(useRoles().roles)
  return useCallback(
    ({ canEdit, userId }: Employee) => canEdit || (isForAll && userId === ownId),
    [isForAll, ownId],
  )
}

const allStaffQuery = employeesByName({ status: 'active', limit: 200 })

/** The people the user may plan for, by name. */
export function usePlannablePeople(isOn: boolean): ChoicesQuery {
  const read = useInfiniteQuery({ ...allStaffQuery, enabled: isOn })
  const rows = useAllRows(read)
  const mayPlan = useMayPlanPerson()
  const choices = useMemo(
    () => rows?.filter(mayPlan).map((person) => ({ id: person.userId, label: employeeName(person) })),
    [rows, mayPlan],
  )
  return { choices, retry: retryOf(read) }
}

/** The subjects of the rows, page by page; the next page loads when its rows are near. */
export function usePlanSubjects(view: ShiftView) {
  const people = usePersonSubjects(view)
  const ownId = useSession().userId
  const mayPlanPerson = useMayPlanPerson()
  const isForAll = managesAgency(useRoles().roles)
  const isByPerson = view.by === 'person'
  const creators = useCreatorSubjects(view, ownId, isForAll)
  const { choices: own } = useOwnCreatorChoices(isByPerson && !isForAll)
  const mayGive = useMemo(() => {
    const ids = new Set(own?.map(({ id }) => id))
    return (creatorId: string) => isForAll || ids.has(creatorId)
  }, [own, isForAll])
  const ofPeople = useMemo(
    () =>
      people.data?.pages.map(({ data }) =>
        data.map((person): PlanSubject => ({
          id: person.userId,
          name: employeeName(person),
          kind: 'person',
          mayPlan: mayPlanPerson(person),
          creatorIds: person.creatorIds.filter(mayGive),
        })),
      ),
    [people.data, mayPlanPerson, mayGive],
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
