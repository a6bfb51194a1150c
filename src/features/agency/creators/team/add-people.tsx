import { Plus } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/agency/employee'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'

import { employeeName, PersonName } from '../../table/person-name'
import { MorePeopleButton, PeopleSearchFields, PeopleSearchState } from './people-search-fields'
import { usePeopleSearch } from './use-people-search'

/** People who don't work for the creator yet, to add one by one or by role. */
export function AddPeople({
  except,
  isBusy,
  onAdd,
}: {
  except: ReadonlySet<string>
  isBusy: boolean
  onAdd: (people: readonly Employee[]) => void
}) {
  const { t } = useTranslation('analytics')
  const search = usePeopleSearch()
  const people = search.people.filter(({ userId }) => !except.has(userId))
  return (
    <section className="grid gap-3">
      <h3 className="text-14 font-strong">{t('creators.team_add')}</h3>
      <PeopleSearchFields search={search} />
      <ul aria-label={t('creators.people')} className="grid">
        {people.map((person) => (
          <li
            key={person.userId}
            className="flex min-h-10 items-center justify-between gap-2 border-t border-line-quiet"
          >
            <PersonName person={person} isSelf={false} />
            <Button
              size="small"
              icon={Plus}
              busy={isBusy}
              aria-label={t('creators.add_person', { name: isolate(employeeName(person)) })}
              onClick={() => onAdd([person])}
            >
              {t('creators.add')}
            </Button>
          </li>
        ))}
      </ul>
      <PeopleSearchState search={search} />
      <div className="flex flex-wrap gap-2">
        <MorePeopleButton search={search} />
        {people.length > 1 && (
          <Button size="small" busy={isBusy} onClick={() => onAdd(people)}>
            {t('creators.add_all', { count: people.length })}
          </Button>
        )}
      </div>
    </section>
  )
}
