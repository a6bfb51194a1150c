import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { isRightToLeft } from '@/i18n'
import { useTranslation } from '@/i18n/use-translation'

import { addDays, dayOf } from '@/domain/time/day'
import { instant } from '@/domain/time/instant'
import { isMovable, type ScheduleItem } from '@/domain/schedule/schedule'
import { DRAG_STEP_MINUTES } from '@/domain/schedule/day-positions'
import { sameTimeOn, snapToStep } from '@/domain/shift/shift-move'
import { MINUTE_MS } from '@/lib/duration'

import type { ItemText } from '../item/item-text'

interface ItemKeys {
  grid: RefObject<HTMLElement | null>
  /** Up and down move by time in a week, by a week in a month. */
  layout: 'month' | 'week'
  timezone: string
  itemText: ItemText
  find: (itemId: string) => ScheduleItem | undefined
  disabledReasonOf: (item: ScheduleItem) => string | undefined
  /** The visible days: keyboard moves stay within them. */
  days: readonly string[]
  onDrop: (item: ScheduleItem, at: number) => void
}

interface KeyStep {
  days: number
  minutes: number
}

const ALONG: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
const DOWN: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The step for an arrow key on a lifted item. */
function keyStepOf(
  { key, shiftKey }: KeyboardEvent,
  layout: 'month' | 'week',
  isMirrored: boolean,
): KeyStep | undefined {
  const along = ALONG[key]
  const down = DOWN[key]
  if (along !== undefined) return { days: isMirrored ? -along : along, minutes: 0 }
  if (down === undefined) return undefined
  return layout === 'month'
    ? { days: 7 * down, minutes: 0 }
    : { days: 0, minutes: down * (shiftKey ? 60 : DRAG_STEP_MINUTES) }
}

/** Applies a step: by days at the same time of day across a clock change, by minutes as they pass, within the day. */
export function timeAfterStep(at: number, { days, minutes }: KeyStep, timezone: string): number {
  const day = dayOf(at, timezone)
  if (minutes === 0) return sameTimeOn(addDays(day, days), at, timezone)
  const moved = at + minutes * MINUTE_MS
  const next = Math.abs(minutes) === DRAG_STEP_MINUTES ? snapToStep(moved) : moved
  return dayOf(next, timezone) === day ? next : at
}

const itemOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null

/** The item that an arrow key focuses: up and down one by one, left and right to the next day with items. */
function neighbor(grid: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const items = [...grid.querySelectorAll<HTMLElement>('[data-item]')]
  const at = items.indexOf(from)
  const dayOfItem = (element: HTMLElement) => element.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? ''
  const isMirrored = isRightToLeft()
  const day = dayOfItem(from)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key === 'ArrowDown') return items[at + 1]
  if (key === 'ArrowUp') return items[at - 1]
  if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) return items.find((one) => dayOfItem(one) > day)
  if (key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) {
    const last = items.findLast((one) => dayOfItem(one) < day)
    return last && items.find((one) => dayOfItem(one) === dayOfItem(last))
  }
  return undefined
}

/** Lifts an item, moves it by steps and drops it; announces each step to screen readers. */
function useLiftedItem({ layout, timezone, itemText, find, disabledReasonOf, days, onDrop }: ItemKeys) {
  const { t } = useTranslation('calendar')
  const [lifted, setLifted] = useState<ScheduleItem>()
  const [spoken, setSpoken] = useState('')
  const end = (announcement: string) => {
    setLifted(undefined)
    setSpoken(announcement)
  }
  const putBack = () => end(t('scheduler.put_back'))
  const pickUp = (item: ScheduleItem) => {
    const stays = item.isFixed && item.state === 'scheduled' ? 'scheduler.fixed' : 'scheduler.over'
    const reason = isMovable(item) ? disabledReasonOf(item) : t(stays)
    if (reason !== undefined) return setSpoken(reason)
    setLifted(item)
    setSpoken(t('scheduler.picked_up', { name: itemText.name(item), when: itemText.when(item.at) }))
  }
  const step = (event: KeyboardEvent<HTMLElement>, item: ScheduleItem) => {
    const by = keyStepOf(event, layout, isRightToLeft())
    const at = by && timeAfterStep(item.at, by, timezone)
    if (at === undefined || !days.includes(dayOf(at, timezone))) return
    setLifted({ ...item, at: instant(at) })
    setSpoken(t('scheduler.moving', { when: itemText.when(at) }))
  }
  const drop = (item: ScheduleItem) => {
    const before = find(item.itemId)
    if (!before || before.at === item.at) return putBack()
    // The toast of the move says where it is now, or the banner why it is not.
    end('')
    onDrop(before, item.at)
  }
  return { lifted, spoken, putBack, pickUp, step, drop }
}

type LiftedItem = ReturnType<typeof useLiftedItem>

/** Handles a key while an item is lifted. */
function onLiftedKey(event: KeyboardEvent<HTMLElement>, item: ScheduleItem, to: LiftedItem): void {
  const { key } = event
  if (key === 'Tab') return to.putBack()
  const isArrow = key.startsWith('Arrow')
  if (!isArrow && key !== ' ' && key !== 'Enter' && key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  if (key === 'Escape') to.putBack()
  else if (isArrow) to.step(event, item)
  else to.drop(item)
}

// The browser clicks a button on keyup of Space, which would open the dropped item.
const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === ' ' && itemOf(event.target)) event.preventDefault()
}

/**
 * Keeps focus on the lifted item. Each day renders its own elements, so a move, a drop or a rollback mounts a
 * new one.
 */
function useFocusAcrossMounts(grid: RefObject<HTMLElement | null>, lifted: ScheduleItem | undefined) {
  const held = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (lifted) held.current = lifted.itemId
    if (held.current === undefined || (document.activeElement ?? document.body) !== document.body) return
    grid.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(held.current)}"]`)?.focus()
  })
  return (itemId: string | undefined) => {
    if (itemId !== held.current) held.current = undefined
  }
}

/** Keyboard support: arrows move focus; Space lifts an item, then arrows move it. */
export function useItemKeys(keys: ItemKeys) {
  const { grid, find } = keys
  const lifting = useLiftedItem(keys)
  const { lifted, spoken, putBack, pickUp } = lifting
  const releaseUnless = useFocusAcrossMounts(grid, lifted)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const chip = itemOf(event.target)
    // With a modifier, an arrow is a key of the browser: Alt and left go back.
    if (!chip || !grid.current || event.altKey || event.ctrlKey || event.metaKey) return
    if (lifted) return onLiftedKey(event, lifted, lifting)
    const to = event.key === ' ' ? undefined : neighbor(grid.current, chip, event.key)
    if (event.key !== ' ' && !to) return
    event.preventDefault()
    to?.focus()
    const item = to ? undefined : find(chip.dataset['item'] ?? '')
    if (item) pickUp(item)
  }
  // Focus elsewhere cancels the move, as Escape does.
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const itemId = itemOf(event.target)?.dataset['item']
    releaseUnless(itemId)
    if (lifted && itemId !== lifted.itemId) putBack()
  }
  return { lifted, spoken, handlers: { onKeyDown, onKeyUp, onFocus } }
}
