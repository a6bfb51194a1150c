import { useTranslation } from '@/i18n/use-translation'

import type { NextChat } from './use-next-chat'

/** The result of a next-chat request that found none. */
export function NextChatStatus({ next }: { next: NextChat }) {
  const { t } = useTranslation('tools')
  return (
    <div role="status" className="px-3 text-13 text-text-quiet">
      {next.isNoneWaiting && <p className="pb-2">{t('inbox.next_nobody')}</p>}
      {next.problem && (
        <p className="pb-2 text-danger-text">
          {t('inbox.next_failed')} {next.problem}
        </p>
      )}
    </div>
  )
}
