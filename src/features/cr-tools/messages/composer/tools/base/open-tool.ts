import { useEffect, useEffectEvent } from 'react'

import type { ComposerHandle } from '../../store/composer-content'
import type { ToolId } from './tool'

const listeners = new Set<(desk: ComposerHandle, id: ToolId) => void>()

/** Opens a tool from outside the toolbar, such as the calendar from the schedule chip. */
export const openTool = (desk: ComposerHandle, id: ToolId): void =>
  listeners.forEach((listener) => listener(desk, id))

/** Handles requests to open a tool of this composer. */
export function useToolRequest(desk: ComposerHandle, use: (id: ToolId) => void): void {
  const answer = useEffectEvent(use)
  useEffect(() => {
    const listener = (requestedDesk: ComposerHandle, id: ToolId) => {
      if (requestedDesk === desk) answer(id)
    }
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [desk])
}
