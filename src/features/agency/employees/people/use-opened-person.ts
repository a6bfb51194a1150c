import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { listEmployees } from '@/api/calls/agency/employees'
import { queryOf } from '@/api/query'
import type { Employee } from '@/domain/agency/employee'

/**
 * The person in the drawer: of the list, or loaded alone where the list lacks them, beyond its pages or in another
 * tab. Stays while it loads again, until an answer lacks them.
 */
export function useOpenedPerson(userId: string | null, people: readonly Employee[], isListLoaded: boolean) {
  const listed = people.find((person) => person.userId === userId)
  const read = useQuery({
    ...queryOf(listEmployees, {
      query: '',
      userIds: userId === null ? [] : [userId],
      sort: { by: 'name', descending: false },
      limit: 1,
    }),
    enabled: userId !== null && listed === undefined && isListLoaded,
  })
  const [known, setKnown] = useState<Employee>()
  const found = listed ?? read.data?.data[0]
  if (found !== undefined && found !== known) setKnown(found)
  const isGone = read.isEnabled && read.isSuccess && found === undefined
  return { person: found ?? (known?.userId === userId && !isGone ? known : undefined), read }
}
