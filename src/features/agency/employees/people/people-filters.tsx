import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { EMPLOYEE_ROLES } from '@/domain/agency/employee'
import { OptionalSelect } from '@/ui/field/optional'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { Combobox } from '@/ui/field/combobox'
import { ClearFilters } from '@/ui/layout/clear-filters'

import { useCreatorChoices } from '../../filter/choices'
import { ChoicesError } from '../../filter/choices-error'
import { GroupSelect } from '../../filter/group-select'
import { type PeopleView, SECOND_FACTORS } from '../people-view'
import { useRights } from '../use-rights'

/** Thousands of creators load once the field has the focus. */
function CreatorFilter({ view: { creatorId, narrow } }: { view: PeopleView }) {
  const { t } = useTranslation('analytics')
  const [isOpened, setOpened] = useState(creatorId !== null)
  const { choices, retry } = useCreatorChoices(isOpened)
  return (
    <div className="w-52 max-sm:w-full" onFocus={() => setOpened(true)}>
      <Combobox
        // Remounts when the selected creator's name loads or goes.
        key={creatorId === null ? 'none' : `${creatorId} ${choices !== undefined}`}
        label={t('employees.column_creators')}
        labelHidden
        placeholder={t('employees.all_creators')}
        options={(choices ?? []).map(({ id, label }) => ({ value: id, label }))}
        value={creatorId}
        onChange={(chosen) => narrow({ creatorId: chosen })}
      />
      <ChoicesError retry={retry} />
    </div>
  )
}

/** Filters people by text, role, group and creator. */
export function PeopleFilters({ view }: { view: PeopleView }) {
  const { t } = useTranslation('analytics')
  const { narrow } = view
  const { maySeeSecondFactor } = useRights()
  return (
    <div role="search" aria-label={t('employees.filters')} className="mb-4 flex flex-wrap items-center gap-2">
      <UrlSearchField className="w-60 max-w-full max-sm:w-full" name={t('employees.search')} />
      <OptionalSelect
        label={t('employees.column_role')}
        labelHidden
        none={t('employees.all_roles')}
        options={EMPLOYEE_ROLES.map((value) => ({ value, label: t(`employees.role_${value}`) }))}
        value={view.role}
        onChange={(role) => narrow({ role })}
      />
      <GroupSelect groupId={view.groupId} onChange={(groupId) => narrow({ groupId })} />
      <CreatorFilter view={view} />
      {maySeeSecondFactor && (
        <OptionalSelect
          label={t('employees.second_factor')}
          labelHidden
          none={t('employees.second_factor_all')}
          options={SECOND_FACTORS.map((value) => ({ value, label: t(`employees.second_factor_${value}`) }))}
          value={view.secondFactor}
          onChange={(secondFactor) => narrow({ secondFactor })}
        />
      )}
      {view.isNarrowed && <ClearFilters onClear={view.clear} />}
    </div>
  )
}
