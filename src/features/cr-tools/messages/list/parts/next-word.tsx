import { useTranslation } from '@/i18n/use-translation'

import type { NextChat } from '../use-next-chat'

/** What became of the ask for the next chat, where it led nowhere. */
export function NextWord({ next }: { next: NextChat }) {
  const { t } = useTranslation('tools')
  return (
    <div role="status" className="px-3 text-13 text-text-quiet">
      {next.isNobody && <p className="pb-2">{t('inbox.next_nobody')}</p>}
      {next.problem && (
        <p className="pb-2 text-danger-text">
          {t('inbox.next_failed')} {next.problem}
        </p>
      )}
    </div>
  )
}
