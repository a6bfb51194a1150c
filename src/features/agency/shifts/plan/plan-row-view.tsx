import { Plus, UserRoundX } from 'lucide'
import { memo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { ShiftGap } from '@/domain/shift/planned-shift'
import { splitGaps } from '@/domain/shift/shift-gaps'
import { type GridWeek, gridPosition } from '@/domain/shift/shift-grid'
import { formatDuration } from '@/i18n/format'
import { serverNow } from '@/services/network/server-clock'
import { Avatar } from '@/ui/text/avatar'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { NoData } from '@/ui/text/figure'
import { UserName } from '@/ui/text/user-name'
import { isolate } from '@/lib/text/isolate'

import { laneStyle, rowHeight, spanStyle } from '../plan-layout'
import type { Ghost } from './plan-drag'
import type { PlanRow } from './plan-row'
import type { MayChange } from '../use-shifts-tab-state'
import type { ShiftFormatter } from '../use-shift-formatter'
import { ShiftBlock } from './shift-block'

const HATCH = {
  busy: 'bg-[repeating-linear-gradient(135deg,var(--warning-line)_0_1px,transparent_1px_7px)]',
  past: 'bg-fill',
  quiet: 'bg-[repeating-linear-gradient(135deg,var(--line-quiet)_0_2px,transparent_2px_7px)]',
}

/** The demand from which uncovered hours show a warning. */
export const BUSY_DEMAND = 0.6

interface PlanRowViewProps {
  row: PlanRow
  week: GridWeek
  formatter: ShiftFormatter
  mayChange: MayChange
  /** Set only if it concerns this row. */
  ghost: Ghost | undefined
  helpId: string
  isLoading: boolean
}

function RowName({ row, isLoading }: Pick<PlanRowViewProps, 'row' | 'isLoading'>) {
  const { t } = useTranslation('analytics')
  return (
    <div className="sticky start-0 z-40 flex w-54 shrink-0 items-center gap-2 border-e border-line bg-surface-raised ps-4 pe-1 group-hover/row:bg-surface-raised">
      {row.kind === 'open' ? (
        <Icon of={UserRoundX} className="mx-[2px] text-warning-text" />
      ) : (
        <Avatar
          of={{ id: row.id, name: row.name, kind: row.kind === 'person' ? 'staff' : 'creator' }}
          size={24}
        />
      )}
      <span className="min-w-0 flex-1">
        <UserName name={row.name} className="cut block text-13 font-medium" />
        <span className="block text-12 text-text-quiet tabular-nums">
          {isLoading ? <NoData /> : formatDuration(row.planned)}
        </span>
      </span>
      {row.mayPlan && (
        <IconButton
          icon={Plus}
          size="small"
          name={t('shifts.add_for', { name: isolate(row.name) })}
          data-add={row.id}
        />
      )}
    </div>
  )
}

/** The drop target of a shift. */
function GhostBlock({ ghost, week, formatter }: { ghost: Ghost; week: GridWeek; formatter: ShiftFormatter }) {
  const place = gridPosition(ghost.span, week)
  if (!place) return null
  return (
    <div
      aria-hidden
      style={{ ...spanStyle(place), ...laneStyle(0) }}
      className="pointer-events-none absolute z-20 overflow-hidden rounded-[5px] border-2 border-accent-text bg-surface-float px-1 text-11 leading-[15px] font-medium whitespace-nowrap tabular-nums"
    >
      {formatter.short(ghost.span)}
    </div>
  )
}

function GapBackground({ gap, week, look }: { gap: ShiftGap; week: GridWeek; look: string }) {
  const place = gridPosition({ startAt: gap.from, endAt: gap.to }, week)
  return place && <span style={spanStyle(place)} className={cx(BACKGROUND_STYLE, look)} />
}

/** The layer below the shifts: midnights, uncovered hours, and the current time. */
function RowBackground({ row, week }: Pick<PlanRowViewProps, 'row' | 'week'>) {
  const now = serverNow()
  const { ahead, past } = splitGaps(row.gaps, now)
  const at = (moment: number) => ({
    insetInlineStart: spanStyle({ start: (moment - week.from) / (week.to - week.from), length: 0 })
      .insetInlineStart,
  })
  return (
    <>
      {past.map((gap) => (
        <GapBackground key={gap.from} gap={gap} week={week} look={HATCH.past} />
      ))}
      {ahead.map((gap) => (
        <GapBackground
          key={gap.from}
          gap={gap}
          week={week}
          look={gap.demand >= BUSY_DEMAND ? HATCH.busy : HATCH.quiet}
        />
      ))}
      {week.days.slice(1).map(({ day, from }) => (
        <span key={day} style={at(from)} className={cx(BACKGROUND_STYLE, 'border-s border-line-quiet')} />
      ))}
      {now > week.from && now < week.to && (
        <span style={at(now)} className={cx(BACKGROUND_STYLE, 'border-s border-accent-text')} />
      )}
    </>
  )
}
const BACKGROUND_STYLE = 'pointer-events-none absolute inset-y-0'

function Track({ row, week, formatter, mayChange, ghost, helpId }: PlanRowViewProps) {
  return (
    <div data-track={row.id} className={cx('relative min-w-0 flex-1', row.mayPlan && 'cursor-cell')}>
      <RowBackground row={row} week={week} />
      {row.shifts.map((placed) => (
        <ShiftBlock
          key={placed.shift.shiftId}
          placed={placed}
          rowKind={row.kind}
          formatter={formatter}
          mayChange={mayChange(placed.shift)}
          isMoving={ghost?.shift?.shiftId === placed.shift.shiftId && ghost.fromRowId === row.id}
          helpId={helpId}
        />
      ))}
      {ghost?.rowId === row.id && <GhostBlock ghost={ghost} week={week} formatter={formatter} />}
    </div>
  )
}

/** One person's or creator's week, memoised. */
export const PlanRowView = memo(function PlanRowView(props: PlanRowViewProps) {
  const { row } = props
  const { t } = useTranslation('analytics')
  return (
    <div
      role="group"
      data-row={row.id}
      aria-label={t('shifts.row', { name: isolate(row.name), count: row.shifts.length })}
      style={{ blockSize: rowHeight(row.lanes) }}
      className="group/row flex border-b border-line-quiet"
    >
      <RowName {...props} />
      <Track {...props} />
    </div>
  )
})
