import { useEffect, useEffectEvent } from 'react'

import { createEmitter } from '@/lib/store'

import type { ComposerHandle } from '../../store/composer-content'
import type { ToolId } from './tool'

const requests = createEmitter<[desk: ComposerHandle, id: ToolId]>()

/** Opens a tool from outside the toolbar, such as the calendar from the schedule chip. */
export const openTool: (desk: ComposerHandle, id: ToolId) => void = requests.emit

/** Handles requests to open a tool of this composer. */
export function useToolRequest(desk: ComposerHandle, use: (id: ToolId) => void): void {
  const answer = useEffectEvent(use)
  useEffect(
    () =>
      requests.subscribe((requestedDesk, id) => {
        if (requestedDesk === desk) answer(id)
      }),
    [desk],
  )
}
