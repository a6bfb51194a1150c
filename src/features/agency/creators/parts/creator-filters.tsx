import { LayoutGrid, List } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { CREATOR_STATUSES } from '@/domain/creator-status'
import { AddressSearch } from '@/features/figures/address-search'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Icon } from '@/ui/icon'
import { Segmented } from '@/ui/segmented'
import { type Option, Select } from '@/ui/select'

import { useGroupRead } from '../../filter/choices'
import { GroupRetry } from '../../filter/group-retry'
import { type CreatorsView, LAYOUTS } from '../creators-view'

/** The option for no choice, since a listbox needs a key. */
const ALL = 'all'

/** Selects one filter value, or none. */
function Narrow<Value extends string>({
  label,
  all,
  options,
  value,
  onChange,
}: {
  label: string
  all: string
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
}) {
  return (
    <Select<Value | typeof ALL>
      label={label}
      labelHidden
      value={value ?? ALL}
      options={[{ value: ALL, label: all }, ...options]}
      onChange={(chosen) => onChange(chosen === ALL ? null : chosen)}
    />
  )
}

function Choices({ view: { filter, narrow } }: { view: CreatorsView }) {
  const { t } = useTranslation('analytics')
  const { choices: groups, retry } = useGroupRead()
  const flag = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no')
  return (
    <>
      <Narrow
        label={t('column.status')}
        all={t('creators.all_statuses')}
        options={CREATOR_STATUSES.map((value) => ({ value, label: t(`creators.status_${value}`) }))}
        value={filter.status}
        onChange={(status) => narrow({ status })}
      />
      <Narrow
        label={t('creators.visibility')}
        all={t('creators.all_visibility')}
        options={[
          { value: 'no', label: t('creators.only_shown') },
          { value: 'yes', label: t('creators.only_hidden') },
        ]}
        value={flag(filter.isHidden)}
        onChange={(chosen) => narrow({ isHidden: chosen && chosen === 'yes' })}
      />
      {!groups && retry ? (
        <GroupRetry onRetry={retry} />
      ) : (
        <Narrow
          label={t('creators.group')}
          all={t('creators.all_groups')}
          options={(groups ?? []).map(({ id, label }) => ({ value: id, label }))}
          value={filter.groupId}
          onChange={(groupId) => narrow({ groupId })}
        />
      )}
      <Narrow
        label={t('creators.pg_mark')}
        all={t('creators.all_pg')}
        options={[
          { value: 'yes', label: t('creators.pg') },
          { value: 'no', label: t('creators.not_pg') },
        ]}
        value={flag(filter.isPg)}
        onChange={(chosen) => narrow({ isPg: chosen && chosen === 'yes' })}
      />
    </>
  )
}

const LAYOUT_ICON = { table: List, grid: LayoutGrid } as const

/** Filters creators, and switches between table and cards. */
export function CreatorFilters({ view }: { view: CreatorsView }) {
  const { t } = useTranslation('analytics')
  const { filter, narrow } = view
  return (
    <div className="flex items-start gap-2 max-sm:flex-wrap">
      <div
        role="search"
        aria-label={t('creators.filters')}
        className="flex min-w-0 grow flex-wrap items-center gap-2"
      >
        <AddressSearch of="q" className="w-52 max-w-full max-sm:w-full" name={t('creators.search')} />
        <Choices view={view} />
        <span className="flex flex-wrap items-center gap-x-4 px-2">
          <Checkbox checked={filter.isMine} onChange={(isMine) => narrow({ isMine })}>
            {t('creators.mine')}
          </Checkbox>
          <Checkbox checked={filter.hasNoCover} onChange={(hasNoCover) => narrow({ hasNoCover })}>
            {t('creators.no_cover')}
          </Checkbox>
        </span>
        {view.isNarrowed && (
          <Button kind="ghost" onClick={view.reset}>
            {t('creators.clear')}
          </Button>
        )}
      </div>
      <span className="max-w-full shrink-0">
        <Segmented
          name={t('creators.layout')}
          options={LAYOUTS.map((value) => ({
            value,
            label: (
              <>
                <Icon of={LAYOUT_ICON[value]} size="xs" />
                {t(`creators.layout_${value}`)}
              </>
            ),
          }))}
          value={view.layout}
          onChange={view.setLayout}
        />
      </span>
    </div>
  )
}
