import { useEffect, useEffectEvent } from 'react'

import type { ComposerDesk } from '../content'
import type { ToolId } from './tool'

const listeners = new Set<(desk: ComposerDesk, id: ToolId) => void>()

/** Opens a tool from beside the toolbar: the chip of a time opens the calendar. */
export const openTool = (desk: ComposerDesk, id: ToolId): void =>
  listeners.forEach((listener) => listener(desk, id))

/** Answers those who ask for a tool of this desk. */
export function useToolAsked(desk: ComposerDesk, use: (id: ToolId) => void): void {
  const answer = useEffectEvent(use)
  useEffect(() => {
    const listener = (asked: ComposerDesk, id: ToolId) => {
      if (asked === desk) answer(id)
    }
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [desk])
}
