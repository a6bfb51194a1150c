import { useTranslation } from '@/i18n/use-translation'

import type { ViewMail } from '@/domain/agency/saved-view'
import { formatDate, formatTime, weekStart, timeZoneDisplayName } from '@/i18n/format'
import { Segmented } from '@/ui/field/segmented'
import { Select } from '@/ui/field/select'
import { Switch } from '@/ui/field/switch'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'

const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000
/** Any Sunday, to format names of weekdays. */
const A_SUNDAY = Date.UTC(2023, 0, 1)

const DAYS = Array.from({ length: 7 }, (_, place) => place)
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

const weekdayOptions = () =>
  DAYS.map((place) => (place + weekStart()) % 7).map((day) => ({
    value: String(day),
    label: formatDate(A_SUNDAY + day * DAY_MS, { weekday: 'long', timeZone: 'UTC' }),
  }))

const hourOptions = () =>
  HOURS.map((hour) => ({
    value: String(hour),
    label: formatTime(A_SUNDAY + hour * HOUR_MS, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
  }))

interface MailFieldsProps {
  mail: ViewMail
  /** The stored settings. */
  stored: ViewMail
  filter: FigureFilter
  onChange: (mail: ViewMail) => void
}

/** Whether it is sent, on which day and hour, and what it contains. */
export function MailFields({ mail, stored, filter, onChange }: MailFieldsProps) {
  const { t } = useTranslation('analytics')
  const zones = [...new Set([stored.timezone, ...Object.values(filter.timezones)])]
  return (
    <>
      <Switch
        on={mail.isOn}
        onChange={(isOn) => onChange({ ...mail, isOn, ...(isOn && { state: filter.search }) })}
      >
        {t('overview.mail_switch')}
      </Switch>
      {mail.isOn && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label={t('overview.mail_day')}
              options={weekdayOptions()}
              value={String(mail.weekday)}
              onChange={(day) => onChange({ ...mail, weekday: Number(day) })}
            />
            <Select
              label={t('overview.mail_hour')}
              options={hourOptions()}
              value={String(mail.hour)}
              onChange={(hour) => onChange({ ...mail, hour: Number(hour) })}
            />
          </div>
          <Select
            label={t('filter.zone')}
            options={zones.map((zone) => ({ value: zone, label: timeZoneDisplayName(zone), detail: zone }))}
            value={mail.timezone}
            onChange={(timezone) => onChange({ ...mail, timezone })}
          />
          {stored.isOn && stored.state !== filter.search && (
            <Segmented
              name={t('overview.mail_view')}
              options={[
                { value: 'kept', label: t('overview.mail_view_kept') },
                { value: 'now', label: t('overview.mail_view_now') },
              ]}
              value={mail.state === stored.state ? 'kept' : 'now'}
              onChange={(which) =>
                onChange({ ...mail, state: which === 'kept' ? stored.state : filter.search })
              }
            />
          )}
          {typeof filter.period !== 'string' && mail.state === filter.search && (
            <p className="text-13 text-warning-text">{t('overview.mail_fixed_days')}</p>
          )}
        </>
      )}
    </>
  )
}
