import { useTranslation } from '@/i18n/use-translation'

import { usePermission } from '@/features/auth'

import { type ComposerStore, useChecks } from '../../store/composer-store'
import type { ToolId } from './tool'

/**
 * Returns whether this browser can record; recording then requests permission. Plain http has no media
 * devices.
 */
const canRecordVoice = (): boolean =>
  typeof MediaRecorder === 'function' && 'mediaDevices' in navigator && navigator.mediaDevices !== undefined

/**
 * Returns why a tool is disabled: missing permission and who grants it, a paused sale, or no browser support.
 * Enabled tools are missing.
 */
export function useToolDisabledReasons(composer?: ComposerStore): Partial<Record<ToolId, string>> {
  const { t } = useTranslation('tools')
  const messages = usePermission('messages')
  const vault = usePermission('vault')
  const canPrice = usePermission('canPrice')
  const { isSellingPaused } = useChecks(composer)
  // No permission is missing until they load: sending checks again.
  return {
    ...(!canRecordVoice() && { voice: t('compose_tools.voice_unable') }),
    ...(isSellingPaused && { price: t('compose_tools.price_care') }),
    ...(messages === 'off' && { scripts: t('compose_tools.no_scripts') }),
    ...(vault === 'off' && { vault: t('compose_tools.no_vault') }),
    ...(canPrice === false && { price: t('compose_tools.no_price') }),
  }
}
