import { useTranslation } from '@/i18n/use-translation'

import { MEMBER_STATES } from '@/domain/chat/channel'
import { COUNTRY_CODES } from '@/domain/region/country-codes'
import { SPOKEN_LANGUAGES } from '@/domain/region/language-codes'
import type { AudienceFilters } from '@/domain/mass/mass-message'
import { YesNoFilter } from '@/features/figures/filter/yes-no-filter'
import { OptionalSelect } from '@/ui/field/optional'
import { countryName, languageName } from '@/i18n/format'
import { Checkbox } from '@/ui/field/checkbox'

import { useCanSeeSpend } from '../../../base/permissions'
import { useTierNames } from '../../../base/tier-names'
import { BoughtMediaFilter } from './bought-media-filter'
import { CodeChoice } from './code-choice'
import { DateRangeFilter } from './date-range-filter'
import { NUMBER_FILTERS, type NumberFilterName } from './filter-facts'
import { NumberFilter } from './number-filter'

interface FanFiltersProps {
  creatorId: string
  filters: AudienceFilters
  currency: string
  change: (patch: { [Name in keyof AudienceFilters]?: AudienceFilters[Name] | undefined }) => void
}

function NumberFilters({
  names,
  filters,
  currency,
  change,
}: FanFiltersProps & { names: readonly NumberFilterName[] }) {
  const { t } = useTranslation('tools')
  return names.map((name) => {
    const [label, unit] = NUMBER_FILTERS[name]
    return (
      <NumberFilter
        key={name}
        label={t(label)}
        unit={unit === 'money' ? currency : t(`mass.${unit}`)}
        isMoney={unit === 'money'}
        value={filters[name]}
        onChange={(value) => change({ [name]: value })}
      />
    )
  })
}

function TippedFilter({ filters, change }: FanFiltersProps) {
  const { t } = useTranslation('tools')
  return (
    <YesNoFilter
      label={t('mass.tipped')}
      none={t('mass.tipped_any')}
      yes={t('mass.tipped_yes')}
      no={t('mass.tipped_no')}
      value={filters.tipped ?? null}
      onChange={(tipped) => change({ tipped: tipped ?? undefined })}
    />
  )
}

function OnlineFilter({ filters, change }: FanFiltersProps) {
  const { t } = useTranslation('tools')
  return (
    <div className="sm:col-span-full">
      <Checkbox
        checked={filters.onlineNow ?? false}
        onChange={(isOn) => change({ onlineNow: isOn || undefined })}
      >
        {t('mass.online_now')}
      </Checkbox>
    </div>
  )
}

function TierFilter({ filters, change }: FanFiltersProps) {
  const { t } = useTranslation('tools')
  return (
    <OptionalSelect<string>
      label={t('mass.tier')}
      none={t('mass.any')}
      options={useTierNames().options}
      value={filters.tier ?? null}
      onChange={(tier) => change({ tier: tier ?? undefined })}
    />
  )
}

function MembershipStateFilter({ filters, change }: FanFiltersProps) {
  const { t } = useTranslation('tools')
  const states = filters.memberStates ?? []
  return (
    <fieldset className="min-w-0 sm:col-span-full">
      <legend className="text-13 font-medium">{t('mass.member_states')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {MEMBER_STATES.map((state) => (
          <Checkbox
            key={state}
            checked={states.includes(state)}
            onChange={(isOn) => {
              const next = isOn ? [...states, state] : states.filter((one) => one !== state)
              change({ memberStates: next.length > 0 ? next : undefined })
            }}
          >
            {t(`mass.member_${state}`)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}

function DateRangeFilters({ filters, change }: FanFiltersProps) {
  const { t } = useTranslation('tools')
  return (
    <>
      <DateRangeFilter
        legend={t('mass.joined')}
        from={filters.joinedFrom}
        to={filters.joinedTo}
        onChange={({ from, to }) => change({ joinedFrom: from, joinedTo: to })}
      />
      <DateRangeFilter
        legend={t('mass.expired')}
        from={filters.expiredFrom}
        to={filters.expiredTo}
        onChange={({ from, to }) => change({ expiredFrom: from, expiredTo: to })}
      />
    </>
  )
}

/** Audience filters; without any, the lists alone determine the audience (screens S12). */
export function FanFilters(props: FanFiltersProps) {
  const { t } = useTranslation('tools')
  const { creatorId, filters, change } = props
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4">
      {useCanSeeSpend() && <NumberFilters {...props} names={['spendMin', 'spendMax', 'spendWindowDays']} />}
      <NumberFilters {...props} names={['boughtWithinDays']} />
      <TippedFilter {...props} />
      <NumberFilters {...props} names={['lastActiveWithinDays', 'noReplyForDays', 'capHours']} />
      <CodeChoice
        label={t('mass.countries')}
        codes={COUNTRY_CODES}
        nameOf={countryName}
        chosen={filters.countryCodes ?? []}
        onChange={(codes) => change({ countryCodes: codes.length > 0 ? codes : undefined })}
      />
      <CodeChoice
        label={t('mass.languages')}
        codes={SPOKEN_LANGUAGES}
        nameOf={languageName}
        chosen={filters.languages ?? []}
        onChange={(codes) => change({ languages: codes.length > 0 ? codes : undefined })}
      />
      <TierFilter {...props} />
      <BoughtMediaFilter
        creatorId={creatorId}
        mediaId={filters.boughtMediaId}
        onChange={(boughtMediaId) => change({ boughtMediaId })}
      />
      <OnlineFilter {...props} />
      <DateRangeFilters {...props} />
      <MembershipStateFilter {...props} />
    </div>
  )
}
