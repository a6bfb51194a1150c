import { useEffect, useEffectEvent } from 'react'

import { createEmitter } from '@/lib/store'

import type { ComposerStore } from '../../store/composer-store'
import type { ToolId } from './tool'

const requests = createEmitter<[composer: ComposerStore, id: ToolId]>()

/** Opens a tool from outside the toolbar, such as the calendar from the schedule chip. */
export const openTool: (composer: ComposerStore, id: ToolId) => void = requests.emit

/** Handles requests to open a tool of this composer. */
export function useToolRequest(composer: ComposerStore, use: (id: ToolId) => void): void {
  const answer = useEffectEvent(use)
  useEffect(
    () =>
      requests.subscribe((requested, id) => {
        if (requested === composer) answer(id)
      }),
    [composer],
  )
}
