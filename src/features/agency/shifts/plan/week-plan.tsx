import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { hourAt } from '@/domain/shift/shift-grid'
import { timeZoneDisplayName } from '@/i18n/format'

import { defaultSpan } from '../shift-overlay'
import { MIN_DAY_PX, NAME_PX } from '../plan-layout'
import type { Ghost } from './plan-drag'
import type { ShiftsTabState } from '../use-shifts-tab-state'
import { useFocusShift } from './use-focus-shift'
import { usePlanDrag } from './use-plan-drag'
import { usePlanKeys } from './use-plan-keys'
import { useVirtualPlanRows } from './use-virtual-plan-rows'
import { PlanHead } from './plan-head'
import { PlanRowView } from './plan-row-view'

const NEAR_END_ROWS = 12

/** Finds rows and shifts by id, and the shifts the user may change. */
function findIn({ plan: { rows }, mayChange }: ShiftsTabState) {
  const shiftOf = (shiftId: string) =>
    rows.flatMap((row) => row.shifts).find(({ shift }) => shift.shiftId === shiftId)?.shift
  const changeable = (shiftId: string) => {
    const shift = shiftOf(shiftId)
    return shift && mayChange(shift) ? shift : undefined
  }
  return { shiftOf, changeable, rowOf: (rowId: string) => rows.find(({ id }) => id === rowId) }
}

/** Binds pointer and keyboard to the plan. */
function usePlanInteractions(tabState: ShiftsTabState, scroller: RefObject<HTMLDivElement | null>) {
  const { plan, formatter, overlay, actions } = tabState
  const { week } = tabState.view
  const [ghost, setGhost] = useState<Ghost>()
  const { shiftOf, changeable, rowOf } = findIn(tabState)
  const drop = (at: Ghost) => {
    const row = rowOf(at.rowId)
    if (at.shift) actions.drop(at.shift, at)
    else if (row) overlay.add(row, at.span)
  }
  const both = { week, find: changeable, onGhost: setGhost, onDrop: drop }
  usePlanDrag(scroller, {
    ...both,
    mayPlan: (rowId) => rowOf(rowId)?.mayPlan ?? false,
    onPress: (rowId, at) => {
      const row = rowOf(rowId)
      if (row) overlay.add(row, defaultSpan(hourAt(at, week)))
    },
  })
  const keys = usePlanKeys({
    ...both,
    rows: plan.rows,
    formatter,
    ghost,
    onDelete: (shift) => overlay.show({ kind: 'delete', shift }),
  })
  const open = (event: MouseEvent) => {
    const target = event.target as Element // a click hits an element
    const shiftId = target.closest<HTMLElement>('[data-shift]')?.dataset['shift']
    const rowId = target.closest<HTMLElement>('[data-add]')?.dataset['add']
    const shift = shiftId === undefined ? undefined : shiftOf(shiftId)
    const row = rowId === undefined ? undefined : rowOf(rowId)
    if (shift) overlay.open(shift)
    if (row) overlay.add(row)
  }
  return { ghost, keys, open }
}

/** The visible rows, those of a drag and the focused one, which scrolling must not unmount. */
function useRenderedRows(
  { plan: { rows, subjectsRead }, focus }: Pick<ShiftsTabState, 'plan' | 'focus'>,
  scroller: RefObject<HTMLDivElement | null>,
  ghost?: Ghost,
) {
  const onMore =
    subjectsRead.hasNextPage && !subjectsRead.isFetchingNextPage ? subjectsRead.fetchNextPage : undefined
  const [focused, setFocused] = useState<string>()
  const wantedRow = rows.find((row) => row.shifts.some(({ shift }) => shift.shiftId === focus.shiftId))?.id
  const kept = [ghost?.fromRowId, ghost?.rowId, wantedRow, focused].filter((id) => id !== undefined)
  const rendered = useVirtualPlanRows(scroller, rows, kept)
  useEffect(() => {
    if (rendered.lastIndex >= rows.length - NEAR_END_ROWS) void onMore?.()
  }, [rendered.lastIndex, rows.length, onMore])
  return {
    rendered,
    onFocus: ({ target }: FocusEvent) =>
      setFocused(target.closest<HTMLElement>('[data-row]')?.dataset['row']),
  }
}

type RenderedRows = ReturnType<typeof useVirtualPlanRows>

function PlanRows({
  view,
  plan,
  formatter,
  mayChange,
  rendered,
  ghost,
  helpId,
}: Pick<ShiftsTabState, 'view' | 'plan' | 'formatter' | 'mayChange'> & {
  rendered: RenderedRows
  ghost: Ghost | undefined
  helpId: string
}) {
  const { isLong } = rendered
  return (
    <div className="relative isolate" style={isLong ? { blockSize: rendered.total } : undefined}>
      {rendered.items.map(({ index, start }) => {
        const row = plan.rows[index]
        if (!row) return null
        const isInHand = ghost?.rowId === row.id || ghost?.fromRowId === row.id
        return (
          <div
            key={row.id}
            className={isLong ? 'absolute inset-x-0 top-0' : undefined}
            style={isLong ? { transform: `translateY(${start}px)` } : undefined}
          >
            <PlanRowView
              row={row}
              week={view.week}
              formatter={formatter}
              mayChange={mayChange}
              ghost={isInHand ? ghost : undefined}
              helpId={helpId}
              isLoading={plan.shiftsRead.isPending}
            />
          </div>
        )
      })}
    </div>
  )
}

/** Who is planned when: one row each on a shared time axis. */
export function WeekPlan({ tabState }: { tabState: ShiftsTabState }) {
  const { t } = useTranslation('analytics')
  const { week, by } = tabState.view
  const helpId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const { ghost, keys, open } = usePlanInteractions(tabState, scroller)
  const { rendered, onFocus } = useRenderedRows(tabState, scroller, ghost)
  useFocusShift(scroller, tabState.focus)
  return (
    <>
      <p id={helpId} hidden>
        {t('shifts.keys_help')}
      </p>
      <p role="status" className="sr-only">
        {keys.spoken}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the blocks and buttons inside are pressed; the region handles their events by delegation */}
      <div
        ref={scroller}
        role="region"
        aria-label={t('shifts.plan')}
        aria-busy={tabState.plan.shiftsRead.isPending}
        tabIndex={0}
        onClick={open}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
        onFocus={onFocus}
        className="relative isolate max-h-[max(420px,calc(100dvh-260px))] overflow-auto rounded-b-card focus-visible:-outline-offset-2"
      >
        <div style={{ minInlineSize: NAME_PX + 7 * MIN_DAY_PX }}>
          <PlanHead week={week} by={by} zone={timeZoneDisplayName(week.timezone)} />
          <PlanRows {...tabState} rendered={rendered} ghost={ghost} helpId={helpId} />
        </div>
      </div>
    </>
  )
}
