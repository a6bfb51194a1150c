import { Lock, Plus, TriangleAlert } from 'lucide'
import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { spansByDay, type GridDay } from '@/domain/shift/shift-grid'
import { formatDate, formatDuration } from '@/i18n/format'
import { DAY_MS } from '@/lib/duration'
import { serverNow } from '@/services/network/server-clock'
import { Avatar } from '@/ui/text/avatar'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { IconButton } from '@/ui/icon-button'
import { Icon } from '@/ui/icon'
import { UserName } from '@/ui/text/user-name'

import type { PlanRow } from './plan-row'
import { useFocusShift } from './use-focus-shift'
import { newShift } from '../shift-overlay'
import type { ShiftsTabState } from '../use-shifts-tab-state'

/** Deduplicates: a shift of several creators is in several rows. */
function shiftsIn(rows: readonly PlanRow[]) {
  const byId = new Map(rows.flatMap((row) => row.shifts).map((placed) => [placed.shift.shiftId, placed]))
  return [...byId.values()].map(({ shift, clashes }) => ({ ...shift, clashes }))
}
type ListedShift = ReturnType<typeof shiftsIn>[number]

function ShiftLine({
  shift,
  day,
  formatter,
  mayChange,
  onOpen,
}: Pick<ShiftsTabState, 'formatter' | 'mayChange'> & {
  shift: ListedShift
  day: GridDay
  onOpen: () => void
}) {
  const { t } = useTranslation('analytics')
  const name = formatter.holderOf(shift)
  return (
    <li>
      <button
        type="button"
        data-shift={shift.shiftId}
        onClick={onOpen}
        className="relative flex min-h-14 w-full items-center gap-3 border-t border-line-quiet px-4 py-2 text-start hover:bg-row-hover"
      >
        <Avatar of={{ id: shift.userId, name, kind: 'staff' }} size={32} />
        <span className="min-w-0 flex-1">
          <UserName name={name} className="cut block font-medium" />
          <span className="cut block text-13 text-text-quiet" dir="auto">
            {shift.creatorIds.length > 0 ? formatter.namesOf(shift.creatorIds) : t('performance.no_creator')}
          </span>
        </span>
        <span className="sr-only">
          {formatter.whole(shift, shift.clashes, ['holder', 'creators', 'draft', 'clashes'])}
        </span>
        <span className="grid justify-items-end gap-1">
          <span className="text-13 font-medium tabular-nums">{formatter.range(shift)}</span>
          <span className="flex gap-1">
            {shift.startAt < day.from && <Badge outlined>{t('shifts.from_before')}</Badge>}
            {shift.clashes && (
              <Badge tone="danger" icon={TriangleAlert}>
                {t('shifts.clashes')}
              </Badge>
            )}
            {shift.state === 'draft' && <Badge outlined>{t('shifts.draft')}</Badge>}
          </span>
        </span>
        {!mayChange(shift) && <Icon of={Lock} className="text-text-quiet" />}
      </button>
    </li>
  )
}

/** The week as a list by day for small screens; an overnight shift is listed on both days. */
export function DayList({ tabState }: { tabState: ShiftsTabState }) {
  const { formatter, mayChange, overlay } = tabState
  const { week } = tabState.view
  const { rows, subjectsRead } = tabState.plan
  const { t } = useTranslation('analytics')
  const list = useRef<HTMLDivElement>(null)
  useFocusShift(list, tabState.focus)
  return (
    <div ref={list} className="grid grid-cols-1 gap-4">
      {spansByDay(shiftsIn(rows), week).map(({ day, spans }) => {
        const length = day.to - day.from
        const name = formatDate(day.from, {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          timeZone: week.timezone,
        })
        return (
          <section key={day.day} aria-label={name} className={cardClasses}>
            <div className="flex min-h-12 items-center gap-2 ps-4 pe-2">
              <h2 className="text-14 font-strong">{name}</h2>
              <span className="text-13 text-text-quiet">{t('shifts.count', { count: spans.length })}</span>
              {length !== DAY_MS && (
                <span className="text-13 text-warning-text">
                  {t('shifts.day_length', { length: formatDuration(length) })}
                </span>
              )}
              <IconButton
                icon={Plus}
                className="ms-auto"
                name={t('shifts.add_on', { day: name })}
                onClick={() => overlay.edit(newShift(week, serverNow(), day))}
              />
            </div>
            <ul>
              {spans.map((shift) => (
                <ShiftLine
                  key={shift.shiftId}
                  shift={shift}
                  day={day}
                  formatter={formatter}
                  mayChange={mayChange}
                  onOpen={() => overlay.open(shift)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {subjectsRead.hasNextPage && (
        <Button onClick={() => void subjectsRead.fetchNextPage()}>{t('creators.more')}</Button>
      )}
    </div>
  )
}
