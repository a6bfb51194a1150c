import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { addDays, dayOf } from '@/domain/day'
import { instant } from '@/domain/instant'
import { inSteps, isMovable, minuteOfDay, momentOn, type ScheduleItem, STEP_MINUTES } from '@/domain/schedule'
import { sameTimeOn } from '@/domain/shift-move'

import type { ItemWords } from './item-words'

interface ItemKeys {
  grid: RefObject<HTMLElement | null>
  /** Up and down move by time in a week, by a week in a month. */
  layout: 'month' | 'week'
  timezone: string
  words: ItemWords
  find: (itemId: string) => ScheduleItem | undefined
  whyNot: (item: ScheduleItem) => string | undefined
  /** The visible days: keyboard moves stay within them. */
  days: readonly string[]
  onDrop: (item: ScheduleItem, at: number) => void
}

interface Step {
  days: number
  minutes: number
}

/** The step for an arrow key on a lifted item. */
function stepOf(
  { key, shiftKey }: KeyboardEvent,
  layout: 'month' | 'week',
  isMirrored: boolean,
): Step | undefined {
  const along = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (along !== 0) return { days: isMirrored ? -along : along, minutes: 0 }
  if (down === 0) return undefined
  return layout === 'month'
    ? { days: 7 * down, minutes: 0 }
    : { days: 0, minutes: down * (shiftKey ? 60 : STEP_MINUTES) }
}

/** Applies a step; day steps keep the time of day across daylight-saving changes. */
export function stepped(at: number, { days, minutes }: Step, timezone: string): number {
  const day = dayOf(at, timezone)
  if (minutes === 0) return sameTimeOn(addDays(day, days), at, timezone)
  const minute = minuteOfDay(at, timezone) + minutes
  return momentOn(day, Math.abs(minutes) === STEP_MINUTES ? inSteps(minute) : minute, timezone)
}

const itemOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null

/** The item that an arrow key focuses: up and down one by one, left and right to the next day with items. */
function neighbor(grid: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const items = [...grid.querySelectorAll<HTMLElement>('[data-item]')]
  const at = items.indexOf(from)
  const dayOfItem = (element: HTMLElement) => element.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? ''
  const isMirrored = getComputedStyle(grid).direction === 'rtl'
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
function useLifting({ layout, timezone, words, find, whyNot, days, onDrop }: ItemKeys) {
  const { t } = useTranslation('calendar')
  const [lifted, setLifted] = useState<ScheduleItem>()
  const [spoken, setSpoken] = useState('')
  const end = (words: string) => {
    setLifted(undefined)
    setSpoken(words)
  }
  const putBack = () => end(t('scheduler.put_back'))
  const pickUp = (item: ScheduleItem) => {
    const stays = item.isFixed && item.state === 'scheduled' ? 'scheduler.fixed' : 'scheduler.over'
    const reason = isMovable(item) ? whyNot(item) : t(stays)
    if (reason !== undefined) return setSpoken(reason)
    setLifted(item)
    setSpoken(t('scheduler.picked_up', { name: words.name(item), when: words.when(item.at) }))
  }
  const step = (event: KeyboardEvent<HTMLElement>, item: ScheduleItem) => {
    const by = stepOf(event, layout, getComputedStyle(event.currentTarget).direction === 'rtl')
    const at = by && stepped(item.at, by, timezone)
    if (at === undefined || !days.includes(dayOf(at, timezone))) return
    setLifted({ ...item, at: instant(at) })
    setSpoken(t('scheduler.moving', { when: words.when(at) }))
  }
  const drop = (item: ScheduleItem) => {
    const before = find(item.itemId)
    if (!before || before.at === item.at) return putBack()
    end(t('scheduler.moved', { when: words.when(item.at) }))
    onDrop(before, item.at)
  }
  return { lifted, spoken, putBack, pickUp, step, drop }
}

type Lifting = ReturnType<typeof useLifting>

/** Handles a key while an item is lifted. */
function onLiftedKey(event: KeyboardEvent<HTMLElement>, item: ScheduleItem, to: Lifting): void {
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
function useHeldFocus(grid: RefObject<HTMLElement | null>, lifted: ScheduleItem | undefined) {
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
  const lifting = useLifting(keys)
  const { lifted, spoken, putBack, pickUp } = lifting
  const releaseUnless = useHeldFocus(grid, lifted)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const chip = itemOf(event.target)
    if (!chip || !grid.current) return
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
