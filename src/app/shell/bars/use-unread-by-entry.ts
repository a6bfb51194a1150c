import { useEffect } from 'react'

import { useUnread } from '@/features/cr-tools'
import { showTitleBadge } from '@/services/page/title-badge'

import type { UnreadByEntry } from './use-entries'

/** Returns unread counts by entry: messages and notifications of all creators. */
export function useUnreadByEntry(): UnreadByEntry {
  const { all } = useUnread()
  const count = all.messages + all.notifications
  useEffect(() => showTitleBadge(count), [count])
  // The shell unmounts when the user signs out.
  useEffect(() => () => showTitleBadge(0), [])
  return { crTools: count }
}
