import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'

import { createStore } from '@/lib/store'
import { loadWithRetry } from '@/services/loading/load-with-retry'
import { useBelowSm, useIsTouchSized } from '@/services/page/viewport'

import { allRows, firstRows, hasLayout, type RowView } from './row-view'
import type * as virtualizerCode from './row-virtualizer'

type VirtualizerCode = typeof virtualizerCode

/** Tables with fewer rows render whole, so the browser's Find and print reach each one. */
export const VIRTUALISE_FROM = 100

/** Heights in px, until a row is measured. */
const ROW_PX = { tight: 40, roomy: 48, card: 180 } as const

/** Returns the estimated height of a row in px. */
function useRowPx(): number {
  const isCard = useBelowSm()
  const isRoomy = useIsTouchSized()
  return isCard ? ROW_PX.card : isRoomy ? ROW_PX.roomy : ROW_PX.tight
}

let pendingLoad: Promise<void> | undefined
const loadedCode = createStore<VirtualizerCode | undefined>(undefined)

/** Returns the code of the virtualizer once a table with many rows has loaded it. */
function useVirtualizerCode(isNeeded: boolean): VirtualizerCode | undefined {
  useEffect(() => {
    if (isNeeded) pendingLoad ??= loadWithRetry(() => import('./row-virtualizer')).then(loadedCode.set)
  }, [isNeeded])
  return useSyncExternalStore(loadedCode.subscribe, () => (isNeeded ? loadedCode.get() : undefined))
}

/**
 * The virtualizer, undefined without its code. Not `useVirtualizer`: a hook cannot begin once its code has loaded, and
 * a component that has it would remount the rows. It is mounted as the adapters of its core for the frameworks do.
 */
function useRowVirtualizer(
  code: VirtualizerCode | undefined,
  rows: Omit<virtualizerCode.VirtualizedRows, 'onChange'>,
) {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0)
  const options = code?.virtualizerOptions({
    ...rows,
    // The rows that a scroll shows are in its frame.
    onChange: (_, isSync) => (isSync ? flushSync(rerender) : rerender()),
  })
  // eslint-disable-next-line react/exhaustive-deps -- the options follow below
  const virtual = useMemo(() => options && code?.createVirtualizer(options), [code])
  if (options) virtual?.setOptions(options)
  useLayoutEffect(() => virtual?._didMount(), [virtual])
  useLayoutEffect(() => virtual?._willUpdate())
  useLayoutEffect(() => virtual?.measure(), [virtual, rows.rowPx])
  return virtual
}

interface ShownRowsProps {
  scroller: virtualizerCode.VirtualizedRows['scroller']
  keys: readonly string[]
  /** The focused row stays mounted. */
  current: number
  /** Called before a scroll renders other rows. */
  onScroll: () => void
  children: (view: RowView) => ReactNode
}

/**
 * The rows that render: all, the first half a screen of them in the first paint and the rest in a transition; of many,
 * the visible ones. One component for all of it, so that a row stays mounted when the view changes, with what is open
 * or focused in it.
 */
export function ShownRows({ children, ...rows }: ShownRowsProps) {
  const { keys } = rows
  const rowPx = useRowPx()
  const isVirtualised = keys.length >= VIRTUALISE_FROM
  const hasPainted = useDeferredValue(true, !hasLayout())
  const painted = useDeferredValue(keys)
  const code = useVirtualizerCode(isVirtualised)
  const virtual = useRowVirtualizer(code, { ...rows, rowPx, hasPainted: painted[0] === keys[0] })
  if (code && virtual) return children(code.virtualRowView(virtual))
  return children(isVirtualised || !hasPainted ? firstRows(keys.length, rowPx) : allRows(keys.length))
}
