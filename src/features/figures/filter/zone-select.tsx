import { Globe } from 'lucide'

import { timeZoneDisplayName } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { Select } from '@/ui/field/select'

import type { Zone } from './filter-params'

interface ZoneSelectProps {
  filter: {
    zone: Zone
    timezones: Readonly<Record<Zone, string>>
    change: (to: { zone: Zone }) => void
  }
}

/** Chooses the zone that defines days. */
export function ZoneSelect({ filter }: ZoneSelectProps) {
  const { t } = useTranslation('analytics')
  const { timezones } = filter
  const option = (value: Zone) => ({
    value,
    label: t(`filter.zone_${value}`),
    detail: timeZoneDisplayName(timezones[value]),
  })
  return (
    <Select
      label={t('filter.zone')}
      labelHidden
      isQuiet
      icon={Globe}
      options={[option('agency'), option('mine'), option('utc')]}
      value={filter.zone}
      onChange={(zone) => filter.change({ zone })}
    />
  )
}
