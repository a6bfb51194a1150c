import { useTranslation } from '@/i18n/use-translation'

import { useCurrentUser } from '@/features/auth'

import type { ComposerDesk } from '../content'
import { useIsSellingPaused } from '../selling-paused'
import type { ToolId } from './tool'
import { isVoiceAble } from './voice/voice-able'

/** Why a tool is closed to this person and who opens it, on this desk for now, or why this browser has it not; nothing for those that are open. */
export function useToolRights(desk?: ComposerDesk): Partial<Record<ToolId, string>> {
  const { t } = useTranslation('tools')
  const rights = useCurrentUser().data?.chatterPermissions
  const isPaused = useIsSellingPaused(desk)
  const unable = {
    ...(!isVoiceAble() && { voice: t('compose_tools.voice_unable') }),
    ...(isPaused && { price: t('compose_tools.price_care') }),
  }
  // Until it is known nothing is refused: the send itself is checked again.
  if (!rights) return unable
  return {
    ...unable,
    ...(rights.vault === 'off' && { vault: t('compose_tools.no_vault') }),
    ...(!rights.canPrice && { price: t('compose_tools.no_price') }),
  }
}
