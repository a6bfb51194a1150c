import { useTranslation } from 'react-i18next'

import { useCurrentUser } from '@/features/auth'

import type { ToolId } from './tool'
import { isVoiceAble } from './voice/voice-able'

/** Why a tool is closed to this person and who opens it, or why this browser has it not; nothing for those that are open. */
export function useToolRights(): Partial<Record<ToolId, string>> {
  const { t } = useTranslation('tools')
  const rights = useCurrentUser().data?.chatterPermissions
  const unable = !isVoiceAble() && { voice: t('compose_tools.voice_unable') }
  // Until it is known nothing is refused: the send itself is checked again.
  if (!rights) return { ...unable }
  return {
    ...unable,
    ...(rights.vault === 'off' && { vault: t('compose_tools.no_vault') }),
    ...(!rights.canPrice && { price: t('compose_tools.no_price') }),
  }
}
