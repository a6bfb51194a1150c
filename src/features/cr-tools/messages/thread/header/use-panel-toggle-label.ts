import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'

/** Returns the label of the button that toggles the panel beside the thread. */
export function usePanelToggleLabel({ kind }: OpenChannel, isOpen: boolean): string {
  const { t } = useTranslation('tools')
  if (kind === 'group') return isOpen ? t('thread.group_hide') : t('thread.group_show')
  return isOpen ? t('thread.fan_hide') : t('thread.fan_show')
}
