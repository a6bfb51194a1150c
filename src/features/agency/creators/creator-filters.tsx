import { LayoutGrid, List } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { CREATOR_STATUSES } from '@/domain/agency/creator-status'
import { YesNoFilter } from '@/features/figures/filter/yes-no-filter'
import { OptionalSelect } from '@/ui/field/optional'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { Checkbox } from '@/ui/field/checkbox'
import { Icon } from '@/ui/icon'
import { Segmented } from '@/ui/field/segmented'
import { ClearFilters } from '@/ui/layout/clear-filters'

import { GroupSelect } from '../filter/group-select'
import { type CreatorsView, CREATORS_LAYOUTS } from './creators-view'

function CreatorFilterSelects({ view: { filter, narrow } }: { view: CreatorsView }) {
  const { t } = useTranslation('analytics')
  return (
    <>
      <OptionalSelect
        label={t('column.status')}
        labelHidden
        none={t('creators.all_statuses')}
        options={CREATOR_STATUSES.map((value) => ({ value, label: t(`creators.status_${value}`) }))}
        value={filter.status}
        onChange={(status) => narrow({ status })}
      />
      <YesNoFilter
        label={t('creators.visibility')}
        labelHidden
        none={t('creators.all_visibility')}
        yes={t('creators.only_hidden')}
        no={t('creators.only_shown')}
        value={filter.isHidden}
        onChange={(isHidden) => narrow({ isHidden })}
      />
      <GroupSelect groupId={filter.groupId} onChange={(groupId) => narrow({ groupId })} />
      <YesNoFilter
        label={t('creators.pg_mark')}
        labelHidden
        none={t('creators.all_pg')}
        yes={t('creators.pg')}
        no={t('creators.not_pg')}
        value={filter.isPg}
        onChange={(isPg) => narrow({ isPg })}
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
        <UrlSearchField className="w-52 max-w-full max-sm:w-full" name={t('creators.search')} />
        <CreatorFilterSelects view={view} />
        <span className="flex flex-wrap items-center gap-x-4 px-2">
          <Checkbox checked={filter.isMine} onChange={(isMine) => narrow({ isMine })}>
            {t('creators.mine')}
          </Checkbox>
          <Checkbox checked={filter.hasNoCover} onChange={(hasNoCover) => narrow({ hasNoCover })}>
            {t('creators.no_cover')}
          </Checkbox>
        </span>
        {view.isNarrowed && <ClearFilters onClear={view.clear} />}
      </div>
      <span className="max-w-full shrink-0">
        <Segmented
          label={t('creators.layout')}
          labelHidden
          options={CREATORS_LAYOUTS.map((value) => ({
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
