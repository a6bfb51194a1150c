import { useTranslation } from '@/i18n/use-translation'

import { deferred } from '@/services/loading/deferred'
import { ErrorState } from '@/ui/feedback/error-state'

import type { PanelId, ToolComponent, ToolProps } from './panel/tool'
import { ToolPanel } from './panel/tool-panel'

/** A tool's panel. A failure shows in it, because the user waits for it and may retry. */
function deferredTool(id: PanelId, load: () => Promise<ToolComponent>) {
  function ToolFailure({ anchor, onClose, onRetry }: ToolProps & { onRetry: () => void }) {
    const { t } = useTranslation('tools')
    return (
      <ToolPanel anchor={anchor} title={t(`compose_tools.${id}`)} onClose={() => onClose()}>
        <ErrorState text={t('compose_tools.not_opened')} onRetry={onRetry} />
      </ToolPanel>
    )
  }
  return deferred(load, { retry: ToolFailure })
}

export const DEFERRED_TOOLS = {
  vault: deferredTool('vault', async () => (await import('./vault/vault-picker')).VaultPicker),
  emoji: deferredTool('emoji', async () => (await import('./emoji/emoji-picker')).EmojiPicker),
  gif: deferredTool('gif', async () => (await import('./gif/gif-picker')).GifPicker),
  voice: deferredTool('voice', async () => (await import('./voice/voice-recorder')).VoiceRecorder),
  scripts: deferredTool('scripts', async () => (await import('./scripts/script-picker')).ScriptPicker),
  price: deferredTool('price', async () => (await import('./price/price-panel')).PricePanel),
  schedule: deferredTool('schedule', async () => (await import('./schedule/schedule-panel')).SchedulePanel),
}
