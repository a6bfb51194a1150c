import { MessageCircle } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'
import { EmptyState } from '@/ui/feedback/empty-state'

import { Greetings } from './greetings'

/** Empty state of a thread, with greetings for a new fan. */
export function EmptyThread({ creatorId, channel }: { creatorId: string; channel: OpenChannel }) {
  const { t } = useTranslation('tools')
  return (
    <EmptyState icon={MessageCircle} title={t('thread.empty_title')}>
      <p className="pb-4">{t('thread.empty_text')}</p>
      <Greetings creatorId={creatorId} channel={channel} />
    </EmptyState>
  )
}
