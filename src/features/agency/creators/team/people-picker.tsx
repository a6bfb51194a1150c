import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { formatNumber } from '@/i18n/format'
import { withIds } from '@/lib/select-range'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/field/checkbox'

import { employeeName } from '../../table/person-name'
import { MorePeopleButton, PeopleSearchFields, PeopleSearchState } from './people-search-fields'
import { usePeopleSearch } from './use-people-search'

/** Selects people by name or role, to assign to creators or to unassign. */
export function PeoplePicker({
  onChoose,
}: {
  onChoose: (kind: 'assign' | 'unassign', userIds: readonly string[]) => void
}) {
  const { t } = useTranslation('analytics')
  const search = usePeopleSearch()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const shown = search.people.map(({ userId }) => userId)
  const toggle = (ids: readonly string[], isOn: boolean) => setPicked((latest) => withIds(latest, ids, isOn))
  const many = shown.filter((id) => picked.has(id)).length
  const reason = picked.size === 0 ? t('creators.pick_people') : undefined
  return (
    <div className="grid w-[min(360px,calc(100vw-64px))] gap-2">
      <PeopleSearchFields search={search} />
      {shown.length > 0 && (
        <Checkbox
          checked={many === shown.length ? true : many > 0 ? 'some' : false}
          onChange={(isOn) => toggle(shown, isOn)}
        >
          {t('creators.team_all_shown', { count: shown.length })}
        </Checkbox>
      )}
      <ul aria-label={t('creators.people')} className="h-56 overflow-y-auto border-y border-line-quiet">
        {search.people.map((person) => (
          <li key={person.userId}>
            <Checkbox checked={picked.has(person.userId)} onChange={(isOn) => toggle([person.userId], isOn)}>
              <bdi>{employeeName(person)}</bdi>
            </Checkbox>
          </li>
        ))}
        <li>
          <PeopleSearchState search={search} />
          <MorePeopleButton search={search} />
        </li>
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button disabledReason={reason} onClick={() => onChoose('unassign', [...picked])}>
          {t('creators.remove_people')}
        </Button>
        <Button
          kind="primary"
          disabledReason={reason}
          onClick={() => onChoose('assign', [...picked])}
          end={picked.size > 0 ? formatNumber(picked.size) : undefined}
        >
          {t('creators.assign_people')}
        </Button>
      </div>
    </div>
  )
}
