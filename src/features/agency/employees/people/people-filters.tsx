import { memo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { EMPLOYEE_ROLES } from '@/domain/agency/employee'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { Button } from '@/ui/button'
import { Combobox } from '@/ui/field/combobox'
import { Select } from '@/ui/field/select'

import { retryOf, useCreatorChoices } from '../../filter/choices'
import { ChoicesError } from '../../filter/choices-error'
import { type PeopleView, SECOND_FACTORS, type SecondFactor } from '../people-view'
import { groupTree, useStaffGroups } from '../sets-and-groups'
import { useRights } from '../use-rights'

/** The option for no choice, since a listbox needs a key. */
const ALL = 'all'

type PeopleFilterProps = Pick<PeopleView, 'role' | 'groupId' | 'creatorId' | 'secondFactor' | 'change'>

/** For directors only (screens S0). */
function SecondFactorSelect({
  chosen,
  change,
}: {
  chosen: SecondFactor | null
  change: PeopleView['change']
}) {
  const { t } = useTranslation('analytics')
  const { seesSecondFactor } = useRights()
  if (!seesSecondFactor) return null
  return (
    <Select
      label={t('employees.second_factor')}
      labelHidden
      value={chosen ?? ALL}
      options={[
        { value: ALL, label: t('employees.second_factor_all') },
        ...SECOND_FACTORS.map((one) => ({ value: one, label: t(`employees.second_factor_${one}`) })),
      ]}
      onChange={(next) => change({ mfa: next === ALL ? '' : next })}
    />
  )
}

/** Memoised: re-renders when a filter changes, not while the user types. */
const PeopleFilterSelects = memo(function Choices({
  role,
  groupId,
  creatorId,
  secondFactor,
  change,
}: PeopleFilterProps) {
  const { t } = useTranslation('analytics')
  const groups = useStaffGroups()
  const [isWanted, setWanted] = useState(creatorId !== null)
  const { choices: creators, retry } = useCreatorChoices(isWanted)
  return (
    <>
      <Select
        label={t('employees.column_role')}
        labelHidden
        value={role ?? ALL}
        options={[
          { value: ALL, label: t('employees.all_roles') },
          ...EMPLOYEE_ROLES.map((one) => ({ value: one, label: t(`employees.role_${one}`) })),
        ]}
        onChange={(chosen) => change({ role: chosen === ALL ? '' : chosen })}
      />
      <Select
        label={t('employees.column_group')}
        labelHidden
        value={groupId ?? ALL}
        options={[
          { value: ALL, label: t('employees.all_groups') },
          ...groupTree(groups.data?.data ?? []).map(({ group }) => ({
            value: group.groupId,
            label: group.name,
          })),
        ]}
        onChange={(group) => change({ group: group === ALL ? '' : group })}
      />
      <ChoicesError retry={retryOf(groups)} />
      <div className="w-52 max-sm:w-full" onFocus={() => setWanted(true)}>
        <Combobox
          // Remounts when the selected creator's name loads or goes.
          key={creatorId === null ? 'none' : `${creatorId} ${creators !== undefined}`}
          label={t('employees.column_creators')}
          labelHidden
          placeholder={t('employees.all_creators')}
          options={(creators ?? []).map(({ id, label }) => ({ value: id, label }))}
          value={creatorId}
          onChange={(creator) => change({ creator: creator ?? '' })}
        />
        <ChoicesError retry={retry} />
      </div>
      <SecondFactorSelect chosen={secondFactor} change={change} />
    </>
  )
})

/** Filters people by text, role, group and creator. */
export function PeopleFilters({ view }: { view: PeopleView }) {
  const { t } = useTranslation('analytics')
  const { role, groupId, creatorId, secondFactor, change } = view
  return (
    <div role="search" aria-label={t('employees.filters')} className="mb-4 flex flex-wrap items-center gap-2">
      <UrlSearchField of="q" className="w-60 max-w-full max-sm:w-full" name={t('employees.search')} />
      <PeopleFilterSelects
        role={role}
        groupId={groupId}
        creatorId={creatorId}
        secondFactor={secondFactor}
        change={change}
      />
      {view.isNarrowed && (
        <Button kind="ghost" onClick={view.reset}>
          {t('employees.clear_filters')}
        </Button>
      )}
    </div>
  )
}
