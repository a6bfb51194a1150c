import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { PlannedShift } from '@/domain/planned-shift'
import { movedTo } from '@/domain/shift-move'
import { zoneName } from '@/i18n/format'

import { DAY_AT_LEAST_PX, NAME_PX } from '../look'
import type { Ghost } from '../plan-drag'
import type { PlanRow } from '../plan-row'
import type { ShiftView } from '../shift-view'
import { usePlanDrag } from '../use-plan-drag'
import { usePlanKeys } from '../use-plan-keys'
import { useRowWindow } from '../use-row-window'
import type { ShiftWords } from '../words'
import { PlanHead } from './plan-head'
import { PlanRowView } from './plan-row-view'

const EIGHT_HOURS_MS = 8 * 60 * 60_000
const NEAR_END_ROWS = 12

export interface WeekPlanProps {
  view: ShiftView
  rows: readonly PlanRow[]
  words: ShiftWords
  nameOf: (id: string) => string
  /** Whether the shifts of a person may be changed. */
  mayChange: (userId: string) => boolean
  isLoading: boolean
  /** The shift that takes focus, once it is there. */
  wanted: string | undefined
  onFound: () => void
  onOpen: (shift: PlannedShift) => void
  onAdd: (row: PlanRow, span?: { startAt: number; endAt: number }) => void
  onMove: (shift: PlannedShift, ghost: Ghost) => void
  onDelete: (shift: PlannedShift) => void
  /** Asks for more rows; undefined when all are there. */
  onMore: (() => void) | undefined
}

/** Puts focus on a shift that was moved or asked for, once it is drawn and no dialog is over it any more. */
function useWanted(scroller: RefObject<HTMLElement | null>, { wanted, onFound }: WeekPlanProps) {
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (wanted === undefined) return
    let frame = 0
    const look = () => {
      const block = scroller.current?.querySelector<HTMLElement>(`[data-shift="${CSS.escape(wanted)}"]`)
      if (block && !block.closest('[inert], [aria-hidden="true"]')) {
        block.focus()
        block.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        found()
      } else frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [scroller, wanted])
}

/** Who is planned when: a row for each, time from the beginning of the line to its end. */
export function WeekPlan(props: WeekPlanProps) {
  const { view, rows, words, nameOf, mayChange, isLoading, wanted, onMore } = props
  const { t } = useTranslation('analytics')
  const { week } = view
  const helpId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [ghost, setGhost] = useState<Ghost>()
  const [focused, setFocused] = useState<string>()
  const shiftOf = (shiftId: string) =>
    rows.flatMap((row) => row.shifts).find(({ shift }) => shift.shiftId === shiftId)?.shift
  const changeable = (shiftId: string) => {
    const shift = shiftOf(shiftId)
    return shift && mayChange(shift.userId) ? shift : undefined
  }
  const rowOf = (rowId: string) => rows.find(({ id }) => id === rowId)
  const drop = (at: Ghost) => {
    const shift = at.shiftId === null ? undefined : changeable(at.shiftId)
    const row = rowOf(at.rowId)
    if (shift) props.onMove(shift, at)
    else if (row) props.onAdd(row, at.span)
  }
  usePlanDrag(scroller, {
    week,
    find: changeable,
    mayPlan: (rowId) => rowOf(rowId)?.mayPlan ?? false,
    onGhost: setGhost,
    onDrop: drop,
    onPress: (rowId, at) => {
      const row = rowOf(rowId)
      const hour = Math.floor(at / 3_600_000) * 3_600_000
      if (row) props.onAdd(row, movedTo({ startAt: 0, endAt: EIGHT_HOURS_MS }, hour))
    },
  })
  const keys = usePlanKeys({
    scroller,
    week,
    rows,
    words,
    ghost,
    find: changeable,
    onGhost: setGhost,
    onDrop: drop,
    onDelete: props.onDelete,
  })
  const wantedRow = rows.find((row) => row.shifts.some(({ shift }) => shift.shiftId === wanted))?.id
  const drawn = useRowWindow(scroller, rows, [
    ...(ghost ? [ghost.fromRowId, ghost.rowId] : []),
    ...(wantedRow === undefined ? [] : [wantedRow]),
    // Scrolling must not throw the focus away.
    ...(focused === undefined ? [] : [focused]),
  ])
  useWanted(scroller, props)
  useEffect(() => {
    if (drawn.lastIndex >= rows.length - NEAR_END_ROWS) onMore?.()
  }, [drawn.lastIndex, rows.length, onMore])
  const open = (event: MouseEvent) => {
    const target = event.target as Element // a click lands on an element
    const shiftId = target.closest<HTMLElement>('[data-shift]')?.dataset['shift']
    const rowId = target.closest<HTMLElement>('[data-add]')?.dataset['add']
    const shift = shiftId === undefined ? undefined : shiftOf(shiftId)
    const row = rowId === undefined ? undefined : rowOf(rowId)
    if (shift) props.onOpen(shift)
    if (row) props.onAdd(row)
  }
  return (
    <>
      <p id={helpId} hidden>
        {t('shifts.keys_help')}
      </p>
      <p role="status" className="sr-only">
        {keys.spoken}
      </p>
      <div
        ref={scroller}
        role="region"
        aria-label={t('shifts.plan')}
        aria-busy={isLoading}
        tabIndex={0}
        onClick={open}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
        onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-row]')?.dataset['row'])}
        className="relative isolate max-h-[max(420px,calc(100dvh-260px))] overflow-auto rounded-b-card focus-visible:-outline-offset-2"
      >
        <div style={{ minInlineSize: NAME_PX + 7 * DAY_AT_LEAST_PX }}>
          <PlanHead week={week} by={view.by} zone={zoneName(week.timezone)} />
          <div className="relative isolate" style={drawn.isLong ? { blockSize: drawn.total } : undefined}>
            {drawn.items.map(({ index, start }) => {
              const row = rows[index]
              if (!row) return null
              return (
                <div
                  key={row.id}
                  className={drawn.isLong ? 'absolute inset-x-0 top-0' : undefined}
                  style={drawn.isLong ? { transform: `translateY(${start}px)` } : undefined}
                >
                  <PlanRowView
                    row={row}
                    week={week}
                    words={words}
                    nameOf={nameOf}
                    mayChange={mayChange}
                    ghost={ghost?.rowId === row.id || ghost?.fromRowId === row.id ? ghost : undefined}
                    helpId={helpId}
                    isLoading={isLoading}
                  />
                </div>
              )
            })}
          </div>
        </div>
      </div>
    </>
  )
}
