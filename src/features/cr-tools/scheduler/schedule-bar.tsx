import { ChevronLeft, ChevronRight, Keyboard, Star } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { SCHEDULE_KINDS } from '@/domain/schedule/schedule'
import { startOfDay } from '@/domain/time/day'
import { ZoneSelect } from '@/features/figures/filter/zone-select'
import { formatDay, formatDayRange } from '@/i18n/format'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { InfoTip } from '@/ui/info-tip'
import { Popover } from '@/ui/overlay/popover'
import { Segmented } from '@/ui/field/segmented'

import { KIND_STYLE } from './kind-style'
import { SCHEDULE_LAYOUTS, type ScheduleView } from './schedule-view'

/** Label of the visible range: a month, or the days of a week. */
function formatRange({ layout, day, weeks }: ScheduleView): string {
  const week = weeks[0] ?? []
  return layout === 'week'
    ? formatDayRange(startOfDay(week[0] ?? day, 'UTC'), startOfDay(week.at(-1) ?? day, 'UTC'), 'UTC')
    : formatDay(day, { month: 'long', year: 'numeric' })
}

/** Buttons for previous and next month or week. */
export function Pager({ view }: { view: ScheduleView }) {
  const { t } = useTranslation('calendar')
  const unit = view.layout === 'week' ? 'week' : 'month'
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button onClick={() => view.show({ day: null })}>{t('scheduler.today')}</Button>
      <IconButton
        icon={ChevronLeft}
        mirrored
        name={t(`scheduler.previous_${unit}`)}
        onClick={() => view.step(-1)}
      />
      <IconButton
        icon={ChevronRight}
        mirrored
        name={t(`scheduler.next_${unit}`)}
        onClick={() => view.step(1)}
      />
      <h2 aria-live="polite" className="ms-1 text-16 font-strong">
        <bdi>{formatRange(view)}</bdi>
      </h2>
    </div>
  )
}

/** Toggle buttons with icon and color per kind; none pressed shows all kinds. */
function KindFilter({ view }: { view: ScheduleView }) {
  const { t } = useTranslation('calendar')
  return (
    <div role="group" aria-label={t('scheduler.kinds')} className="flex flex-wrap gap-1">
      {SCHEDULE_KINDS.map((kind) => {
        const { icon, text } = KIND_STYLE[kind]
        const isOn = view.kinds.includes(kind)
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isOn}
            onClick={() => view.toggleKind(kind)}
            className={cx(
              'inline-flex h-control items-center gap-[6px] rounded-control border px-2 text-13 transition-colors',
              isOn
                ? 'border-accent-line bg-accent-quiet text-text'
                : 'border-line text-text-quiet hover:bg-fill hover:text-text',
            )}
          >
            <Icon of={icon} size="xxs" className={text} />
            {t(`scheduler.kind_${kind}`)}
          </button>
        )
      })}
    </div>
  )
}

function KeysHelp({ layout }: { layout: 'month' | 'week' }) {
  const { t } = useTranslation('calendar')
  return (
    <Popover name={t('scheduler.keys')} trigger={<IconButton icon={Keyboard} name={t('scheduler.keys')} />}>
      <div className="grid w-72 gap-2 text-13">
        <p>{t(`scheduler.keys_${layout}`)}</p>
        <p className="text-text-quiet">{t('scheduler.hold')}</p>
      </div>
    </Popover>
  )
}

interface ScheduleBarProps {
  view: ScheduleView
  /** The metric behind the best hours. */
  bestBy: 'revenue' | 'messages'
  hasBestFailed: boolean
}

/** Toolbar: layout, kinds, best hours, time zone. */
export function ScheduleBar({ view, bestBy, hasBestFailed }: ScheduleBarProps) {
  const { t } = useTranslation('calendar')
  const { layout, showsBest, timezone } = view
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Segmented
        label={t('scheduler.view')}
        labelHidden
        options={SCHEDULE_LAYOUTS.map((value) => ({ value, label: t(`scheduler.view_${value}`) }))}
        value={layout}
        onChange={(next) => view.show({ layout: next })}
      />
      <KindFilter view={view} />
      <div className="ms-auto flex flex-wrap items-center gap-1">
        {layout !== 'list' && (
          <>
            <Button
              kind="ghost"
              icon={Star}
              aria-pressed={showsBest}
              onClick={() => view.showBest(!showsBest)}
              className={cx(showsBest && 'bg-accent-quiet')}
            >
              {t('scheduler.best')}
            </Button>
            <InfoTip about={t('scheduler.best')}>
              {hasBestFailed
                ? t('scheduler.best_failed')
                : t(`scheduler.best_info_${bestBy}`, { zone: timezone })}
            </InfoTip>
            <KeysHelp layout={layout} />
          </>
        )}
        <ZoneSelect filter={view.filter} />
      </div>
    </div>
  )
}
