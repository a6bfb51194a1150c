import { type RefObject, useEffect, useEffectEvent } from 'react'

import type { ShiftsTabState } from '../use-shifts-tab-state'

/** Focuses the wanted shift once it is laid out and no dialog covers it. */
export function useFocusShift(
  plan: RefObject<HTMLElement | null>,
  { shiftId, onFound }: ShiftsTabState['focus'],
) {
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (shiftId === undefined) return
    let frame = 0
    const focusOnceLaidOut = () => {
      const block = plan.current?.querySelector<HTMLElement>(`[data-shift="${CSS.escape(shiftId)}"]`)
      if (block && !block.closest('[inert], [aria-hidden="true"]')) {
        block.focus()
        block.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        found()
      } else frame = requestAnimationFrame(focusOnceLaidOut)
    }
    focusOnceLaidOut()
    return () => cancelAnimationFrame(frame)
  }, [plan, shiftId])
}
