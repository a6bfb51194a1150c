import { useEffect, useEffectEvent } from 'react'

import type { ComposerDesk } from '../content'
import type { ToolId } from './tool'

const listeners = new Set<(desk: ComposerDesk, id: ToolId) => void>()

/** Opens a tool from outside the toolbar, such as the calendar from the schedule chip. */
export const openTool = (desk: ComposerDesk, id: ToolId): void =>
  listeners.forEach((listener) => listener(desk, id))

/** Handles requests to open a tool of this composer. */
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
