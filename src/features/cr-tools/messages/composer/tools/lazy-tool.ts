import { useEffect, useState } from 'react'

import type { PanelId, ToolComponent } from './base/tool'

const LOADS: Record<PanelId, () => Promise<ToolComponent>> = {
  vault: async () => (await import('./vault/vault-picker')).VaultPicker,
  emoji: async () => (await import('./emoji/emoji-picker')).EmojiPicker,
  gif: async () => (await import('./gif/gif-picker')).GifPicker,
  voice: async () => (await import('./voice/voice-recorder')).VoiceRecorder,
  scripts: async () => (await import('./scripts/script-picker')).ScriptPicker,
  price: async () => (await import('./price/price-panel')).PricePanel,
  schedule: async () => (await import('./schedule/schedule-panel')).SchedulePanel,
}
const loaded = new Map<PanelId, ToolComponent>()

/**
 * Prefetches a tool's code when the pointer is over its button. A failure is reported when the tool opens.
 */
export function preloadTool(id: PanelId): void {
  if (loaded.has(id)) return
  LOADS[id]().then(
    (part) => loaded.set(id, part),
    () => undefined,
  )
}

/**
 * Returns the panel of a tool once its code has loaded. Not `lazy`, because Suspense would show a fallback
 * for 300 ms.
 */
export function useLazyTool(id: PanelId | null) {
  const [failed, setFailed] = useState<PanelId | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (id === null || loaded.has(id)) return
    let isGone = false
    LOADS[id]().then(
      (part) => {
        loaded.set(id, part)
        if (!isGone) setTurn((turn) => turn + 1)
      },
      () => !isGone && setFailed(id),
    )
    return () => {
      isGone = true
      setFailed(null)
    }
  }, [id, turn])
  return {
    Tool: id === null ? undefined : loaded.get(id),
    hasFailed: id !== null && failed === id,
    retry: () => {
      setFailed(null)
      setTurn((turn) => turn + 1)
    },
  }
}
