import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import type { Thread } from '@/domain/thread'

import { threadOf } from '../../thread-cache'

const hasMessages = ({ messages }: Thread): boolean => messages.length > 0

/** Returns why a thread can't be searched: it is empty or not loaded. Undefined when it can. */
export function useWhyNotSearch(creatorId: string, channelId: string): string | undefined {
  const { t } = useTranslation('tools')
  // The thread itself fetches its messages.
  const { data } = useQuery({ ...threadOf(creatorId, channelId), select: hasMessages, enabled: false })
  return data ? undefined : t('thread.search_nothing')
}
