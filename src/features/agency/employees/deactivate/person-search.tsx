import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/agency/employee'
import { CallError } from '@/ui/feedback/call-error'
import { SearchField } from '@/ui/field/search-field'
import { SkeletonBar } from '@/ui/skeleton'

import { employeesByName } from '../../table/employees-by-name'
import { PersonName } from '../../table/person-name'

const MAX_RESULTS = 6

/** Searches active people who work for given creators; the server filters, since an agency has thousands. */
export function PersonSearch({
  name,
  servesAnyOf,
  except,
  value,
  onChange,
}: {
  name: string
  /** They work for at least one of these creators. */
  servesAnyOf: readonly string[]
  /** People who can't be selected. */
  except: ReadonlySet<string>
  value: string | null
  onChange: (person: Employee) => void
}) {
  const { t } = useTranslation('analytics')
  const group = useId()
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const read = useInfiniteQuery({
    ...employeesByName({
      query,
      status: 'active',
      servesAnyOf: [...servesAnyOf],
      limit: MAX_RESULTS + except.size,
    }),
    placeholderData: keepPreviousData,
  })
  const people = read.data?.pages[0]?.data.filter(({ userId }) => !except.has(userId)).slice(0, MAX_RESULTS)
  return (
    <div className="grid gap-2">
      <SearchField name={name} value={typed} onChange={setTyped} />
      <div role="radiogroup" aria-label={name} className="grid content-start">
        {read.isPending && <SkeletonBar className="h-24 w-full rounded-control" />}
        {people?.map((person) => (
          <label
            key={person.userId}
            className="flex min-h-control cursor-pointer items-center gap-3 rounded-control px-2 text-text hover:bg-fill has-focus-visible:outline-2 has-focus-visible:outline-focus-ring"
          >
            <input
              type="radio"
              name={group}
              checked={person.userId === value}
              onChange={() => onChange(person)}
              className="size-4 accent-accent outline-none"
            />
            <PersonName person={person} isSelf={false} />
          </label>
        ))}
        {people?.length === 0 && <p className="p-2">{t('employees.nobody_found')}</p>}
      </div>
      <CallError error={read.error} />
    </div>
  )
}
