import { useEffect } from 'react'

import { useUnread } from '@/features/cr-tools'
import { showPageCount } from '@/services/page-counter'

import type { Unread } from './entries'

/** Returns unread counts by entry: messages and notifications of all creators. */
export function useUnreadByEntry(): Unread {
  const { all } = useUnread()
  const count = all.messages + all.notifications
  useEffect(() => showPageCount(count), [count])
  // The shell unmounts when the user signs out.
  useEffect(() => () => showPageCount(0), [])
  return { crTools: count }
}
