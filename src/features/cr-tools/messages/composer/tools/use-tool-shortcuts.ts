import { useEffect, useEffectEvent } from 'react'

import { registerShortcuts } from '@/services/input/shortcuts'

import type { ToolId } from './base/tool'
import { TOOL_KEYS } from './base/tool-icons'

const LABEL = {
  price: 'compose_tools.price',
  scripts: 'compose_tools.scripts',
  vault: 'compose_tools.vault',
  emoji: 'compose_tools.emoji',
} as const
const IDS = ['price', 'scripts', 'vault', 'emoji'] as const

/** Registers the shortcuts of the composer and its tools while it is mounted. */
export function useToolShortcuts(use: (id: ToolId) => void, write: () => void): void {
  const run = useEffectEvent(use)
  const runWrite = useEffectEvent(write)
  useEffect(
    () =>
      registerShortcuts([
        { id: 'composer-write', keys: ['R'], label: 'compose_tools.write', run: () => runWrite() },
        ...IDS.map((id) => ({
          id: `composer-${id}`,
          keys: [TOOL_KEYS[id]],
          label: LABEL[id],
          run: () => run(id),
        })),
      ]),
    [],
  )
}
