import { useEffect, useEffectEvent } from 'react'

import { registerShortcuts } from '@/services/shortcuts'

import type { ToolId } from './tool'
import { TOOL_KEYS } from './tool-faces'

const LABEL = {
  price: 'compose_tools.price',
  scripts: 'compose_tools.scripts',
  vault: 'compose_tools.vault',
  emoji: 'compose_tools.emoji',
} as const
const IDS = ['price', 'scripts', 'vault', 'emoji'] as const

/** The keys of the tools, while a composer is there. */
export function useToolShortcuts(use: (id: ToolId) => void): void {
  const run = useEffectEvent(use)
  useEffect(
    () =>
      registerShortcuts(
        IDS.map((id) => ({
          id: `composer-${id}`,
          keys: [TOOL_KEYS[id]],
          label: LABEL[id],
          run: () => run(id),
        })),
      ),
    [],
  )
}
