import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import type { Thread } from '@/domain/chat/thread'

import { threadQuery } from '../../../cache/thread-cache'

const hasMessages = ({ messages }: Thread): boolean => messages.length > 0

/** Returns why a thread can't be searched: it is empty or not loaded. Undefined when it can. */
export function useSearchDisabledReason(creatorId: string, channelId: string): string | undefined {
  const { t } = useTranslation('tools')
  // The thread itself fetches its messages.
  const { data } = useQuery({ ...threadQuery(creatorId, channelId), select: hasMessages, enabled: false })
  return data ? undefined : t('thread.search_nothing')
}
