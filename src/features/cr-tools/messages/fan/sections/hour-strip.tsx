import { useTranslation } from '@/i18n/use-translation'

import { wallClock } from '@/domain/time/zoned-time'
import { formatTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { cx } from '@/ui/cx'

import { usualHours } from './usual-hours'

const hourLabel = (hour: number): string =>
  formatTime(Date.UTC(2000, 0, 1, hour), { hour: 'numeric', timeZone: 'UTC' })

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Hours labelled under the strip. */
const LABELLED_HOURS = [0, 6, 12, 18]

const isWithin = (hour: number, from: number, to: number) =>
  from < to ? hour >= from && hour < to : hour >= from || hour < to

/** A bar chart of when the fan writes, in their time zone; marks the usual hours and the present one. */
export function HourStrip({ hours, timeZone }: { hours: readonly number[]; timeZone: string | null }) {
  const { t } = useTranslation('profile')
  const now = toServerTime(useMinute())
  const usual = usualHours(hours)
  if (!usual) return <p className="text-13 text-text-quiet">{t('fan.hours_none')}</p>
  const most = Math.max(...hours)
  const present = timeZone === null ? undefined : wallClock(now, timeZone)?.hour
  const ends = { from: isolate(hourLabel(usual.from)), to: isolate(hourLabel(usual.to)) }
  return (
    <div className="grid gap-1">
      <p className="text-13">{t('fan.hours_text', ends)}</p>
      <div role="img" aria-label={t('fan.hours_spoken', ends)} dir="ltr">
        <div className="flex h-9 gap-[2px]">
          {HOURS.map((hour) => (
            <span
              key={hour}
              className={cx(
                'flex min-w-0 flex-1 items-end rounded-t-[2px]',
                hour === present && 'bg-fill-pressed forced-colors:border-x',
              )}
            >
              <span
                className={cx(
                  'min-h-[2px] flex-1 rounded-t-[2px] forced-color-adjust-none',
                  isWithin(hour, usual.from, usual.to) ? 'bg-accent-text' : 'bg-line-strong/50',
                )}
                style={{ height: `${(100 * (hours[hour] ?? 0)) / most}%` }}
              />
            </span>
          ))}
        </div>
        <div className="mt-1 flex text-11 text-text-faint">
          {LABELLED_HOURS.map((hour) => (
            <span key={hour} className="flex-1">
              {hourLabel(hour)}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
