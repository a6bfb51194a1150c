import { useEffect } from 'react'

import { useUnread } from '@/features/cr-tools'
import { showPageCount } from '@/services/page-counter'

import type { Unread } from './entries'

/** What waits, by entry: messages and notifications of all creators (screens, navigation shell). */
export function useUnreadByEntry(): Unread {
  const { all } = useUnread()
  const count = all.messages + all.notifications
  useEffect(() => showPageCount(count), [count])
  // With the shell goes the person.
  useEffect(() => () => showPageCount(0), [])
  return { crTools: count }
}
