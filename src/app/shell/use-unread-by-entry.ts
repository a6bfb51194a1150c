import { useEffect } from 'react'

import { BADGE_CAP } from '@/config/constants'
import { badgeText } from '@/domain/navigation'
import { useUnread } from '@/features/cr-tools'

import type { Unread } from './entries'

const PREFIX = /^\(\d+\+?\) /

/** Puts the count before the title of the window, whoever sets the title. */
function useTitleBadge(badge: string | undefined): void {
  useEffect(() => {
    const follow = () => {
      const plain = document.title.replace(PREFIX, '')
      const wanted = badge ? `(${badge}) ${plain}` : plain
      if (document.title !== wanted) document.title = wanted
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(PREFIX, '')
    }
  }, [badge])
}

/** What waits, by entry: messages and notifications of all creators (screens, navigation shell). */
export function useUnreadByEntry(): Unread {
  const { all } = useUnread()
  const count = all.messages + all.notifications
  useTitleBadge(badgeText(count, BADGE_CAP))
  return { crTools: count }
}
