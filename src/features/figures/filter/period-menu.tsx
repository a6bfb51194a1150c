import { Calendar, Check, ChevronDown } from 'lucide'

import { dayOf } from '@/domain/time/day'
import { daysOfPeriod, NAMED_PERIODS, type Period, ROLLING_PERIOD } from '@/domain/time/period'
import type { Range } from '@/domain/time/range'
import { useTranslation } from '@/i18n/use-translation'
import { deferred } from '@/services/loading/deferred'
import { serverNow } from '@/services/network/server-clock'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { Popover } from '@/ui/overlay/popover'
import { SkeletonBar } from '@/ui/skeleton'

import { formatPeriodRange, usePeriodNames } from './period-names'

/** Lazy-loaded: much code for a choice that is rarely made. */
const PeriodCalendar = deferred(async () => (await import('./period-calendar')).PeriodCalendar, {
  placeholder: <SkeletonBar className="h-[290px] w-full rounded-control" />,
})

function Presets({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  const { t } = useTranslation('analytics')
  const names = usePeriodNames()
  return (
    <ul aria-label={t('filter.period')} className="grid content-start gap-[2px] sm:min-w-44">
      {NAMED_PERIODS.filter((one) => one !== ROLLING_PERIOD || period === one).map((preset) => (
        <li key={preset}>
          <button
            type="button"
            aria-pressed={period === preset}
            onClick={() => onChoose(preset)}
            className="flex min-h-[max(32px,var(--control))] w-full items-center gap-3 rounded-control px-2 text-start transition-colors hover:bg-fill-hover"
          >
            <span className="flex-1">{names[preset]}</span>
            <Icon of={Check} className={cx('text-text-quiet', period !== preset && 'invisible')} />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface PeriodMenuProps {
  filter: {
    period: Period
    range: Range
    timezone: string
    change: (to: { period: Period }) => void
  }
}

/** Chooses the period by name or by days; one press chooses and closes. */
export function PeriodMenu({ filter }: PeriodMenuProps) {
  const { t } = useTranslation('analytics')
  const names = usePeriodNames()
  const { period, range, timezone } = filter
  const today = dayOf(serverNow(), timezone)
  const name = typeof period === 'string' ? names[period] : t('filter.period_custom')
  const dates = formatPeriodRange(range)
  return (
    <Popover
      name={t('filter.period')}
      placement="bottom start"
      trigger={
        <Button
          icon={Calendar}
          // The dates say it: without the icon the filters of a tablet take one line less.
          className="sm:max-lg:[&>svg:first-child]:hidden"
          end={<Icon of={ChevronDown} className="text-text-quiet" />}
          aria-label={t('filter.period_is', { name, dates })}
        >
          {dates}
        </Button>
      }
    >
      {(close) => {
        const choose = (to: Period) => {
          filter.change({ period: to })
          close()
        }
        return (
          <div className="flex gap-4 max-sm:flex-col">
            <Presets period={period} onChoose={choose} />
            <div className="min-h-[300px] min-w-[252px] border-line-quiet max-sm:border-t max-sm:pt-3 sm:border-s sm:ps-4">
              <PeriodCalendar days={daysOfPeriod(period, today)} today={today} onChange={choose} />
            </div>
          </div>
        )
      }}
    </Popover>
  )
}
