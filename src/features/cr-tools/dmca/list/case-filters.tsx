import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { DMCA_STATES } from '@/domain/dmca/dmca-states'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { OptionalSelect } from '@/ui/field/optional'
import { MultiSelectMenu } from '@/features/figures/filter/multi-select-menu'
import { Checkbox } from '@/ui/field/checkbox'
import { ControlRow } from '@/ui/layout/control-row'

import { type DmcaView } from '../dmca-view'

interface CaseFiltersProps {
  view: DmcaView
  owners: readonly string[]
  nameOf: (userId: string) => string
}

/** Filters: search, states, owner, overdue. */
export function CaseFilters({ view, owners, nameOf }: CaseFiltersProps) {
  const { t } = useTranslation('marketplace')
  const states = useMemo(() => DMCA_STATES.map((id) => ({ id, label: t(`dmca.state_${id}`) })), [t])
  return (
    <ControlRow name={t('dmca.filters')} onClear={view.isNarrowed && view.clear}>
      <UrlSearchField name={t('dmca.search')} className="w-60 max-sm:w-full" />
      <MultiSelectMenu
        name={t('offers.state')}
        allLabel={t('dmca.states_all')}
        choices={states}
        chosen={view.states}
        onChange={(ids) => view.narrow({ states: DMCA_STATES.filter((state) => ids.includes(state)) })}
      />
      <OptionalSelect
        label={t('dmca.owner')}
        labelHidden
        none={t('dmca.owners_all')}
        options={owners.map((value) => ({ value, label: nameOf(value) }))}
        value={view.owner}
        onChange={(owner) => view.narrow({ owner })}
      />
      <Checkbox checked={view.overdue} onChange={(overdue) => view.narrow({ overdue })}>
        {t('dmca.overdue_only')}
      </Checkbox>
    </ControlRow>
  )
}
