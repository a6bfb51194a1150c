import { useMemo } from 'react'

import type { OpenChannel } from '@/domain/chat/channel'

import { useStableCallback } from '../../base/use-stable-callback'
import { useWriteDisabledReason } from '../../base/use-write-disabled-reason'
import type { ThreadOverlay } from '../menu/thread-overlays'
import type { LineContext } from '../message/line'
import { useToggleReaction } from '../message/line-actions'
import { useSearchQuery } from '../search/search-state'

interface ContextInput extends Pick<LineContext, 'creatorId' | 'onQuote' | 'measure'> {
  channel: OpenChannel
  onOverlay: (overlay: ThreadOverlay) => void
}

/** The context keeps its identity while nothing of it changes, so that lines do not render again. */
export function useLineContext({
  creatorId,
  channel,
  onOverlay,
  onQuote,
  measure,
}: ContextInput): LineContext {
  const { displaySentBy, kind, userId: fanId } = channel
  const onReact = useStableCallback(useToggleReaction(creatorId))
  const deniedReason = useWriteDisabledReason(channel)
  const query = useSearchQuery()
  return useMemo(
    () => ({
      creatorId,
      isGroup: kind === 'group',
      fanId,
      displaySentBy,
      deniedReason,
      query,
      measure,
      onReact,
      onQuote,
      onMenu: (message, anchor) => onOverlay({ kind: 'menu', message, anchor }),
      onOpen: (media, index) => onOverlay({ kind: 'viewer', viewed: { media, index } }),
    }),
    [creatorId, kind, fanId, displaySentBy, deniedReason, query, measure, onReact, onQuote, onOverlay],
  )
}
