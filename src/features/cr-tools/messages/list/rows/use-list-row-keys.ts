import type { KeyboardEvent } from 'react'

import { hasModifier } from '@/domain/page/shortcut'

import type { SelectedChannels } from '../bulk/selection'

interface ListRowKeysOptions {
  order: readonly string[]
  activeId: string | undefined
  rowsPerPage: number
  selection: SelectedChannels
  moveTo: (index: number) => void
}

const STEPS: Record<string, (at: number, rowsPerPage: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, rowsPerPage) => at + rowsPerPage,
  PageUp: (at, rowsPerPage) => at - rowsPerPage,
  Home: () => 0,
  End: (_at, _rowsPerPage, last) => last,
}

/** Arrow keys, Home, End and the page keys move, and select with Shift; Space selects one, Escape clears. */
export function useListRowKeys({ order, activeId, rowsPerPage, selection, moveTo }: ListRowKeysOptions) {
  const at = activeId === undefined ? -1 : order.indexOf(activeId)
  const move = (event: KeyboardEvent): boolean => {
    const step = STEPS[event.key]
    if (!step || hasModifier(event)) return false
    const to = Math.max(0, Math.min(order.length - 1, step(at, rowsPerPage, order.length - 1)))
    const target = order[to]
    if (target === undefined) return true
    if (event.shiftKey) selection.extend(target, activeId)
    moveTo(to)
    return true
  }
  const choose = (event: KeyboardEvent): boolean => {
    const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)
    if (isAll) selection.selectAll()
    else if (event.key === ' ' && activeId !== undefined) selection.toggle(activeId)
    else if (event.key === 'Escape' && selection.isOn) selection.end()
    else return false
    return true
  }
  return (event: KeyboardEvent) => {
    const isOnRow = event.target instanceof Element && event.target.closest('[data-row]') !== null
    if (isOnRow && (move(event) || choose(event))) event.preventDefault()
  }
}
