import { CalendarDays } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { deferred } from '@/services/loading/deferred'

import { Button } from '../../button'
import { Icon } from '../../icon'
import { Popover } from '../../overlay/popover'
import { SkeletonBar } from '../../skeleton'
import type { DayCalendarProps } from './day-calendar'

/** Most people type a date: the calendar lazy-loads with the first press. */
const DayCalendar = deferred(async () => (await import('./day-calendar')).DayCalendar, {
  placeholder: <SkeletonBar className="h-[290px] w-[252px] rounded-control" />,
})

const LOOK =
  'grid h-full w-[max(32px,var(--control))] place-items-center rounded-control text-text-quiet hover:text-text focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus-ring'

/** Opens the calendar of a date field. */
export function CalendarButton({
  onChoose,
  onClear,
  ...of
}: DayCalendarProps & {
  /** Set while an optional field has a value. */
  onClear: (() => void) | undefined
}) {
  const { t } = useTranslation('common')
  return (
    <Popover
      name={of.name}
      trigger={
        <button type="button" aria-label={t('date_field.open', { label: of.name })} className={LOOK}>
          <Icon of={CalendarDays} />
        </button>
      }
    >
      {(close) => {
        const after = (act: () => void) => () => {
          act()
          close()
        }
        return (
          <div className="grid gap-2">
            <DayCalendar {...of} onChoose={(day) => after(() => onChoose(day))()} />
            {onClear && (
              <Button kind="ghost" className="justify-self-end" onClick={after(onClear)}>
                {t('date_field.clear')}
              </Button>
            )}
          </div>
        )
      }}
    </Popover>
  )
}
