import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { getHandover, listAssignedCreators } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import type { Handover } from '@/domain/shift/handover'
import { useSession } from '@/features/auth'
import { useCreatorInFocus } from '@/services/session/creator-in-focus'

import { useHandoverText } from './use-handover-text'

/**
 * Placeholder until the note loads; saving over it conflicts if a colleague has written, so nothing is lost.
 */
const UNREAD: Handover = { text: '', authorId: null, authorName: null, at: null }

/**
 * The handover note of the creator in focus; undefined without one. Keeps that creator until dismissed,
 * because a toast beside the dialog may switch the focus.
 */
export function useHandover() {
  const inFocus = useCreatorInFocus(useSession().userId)
  const [creatorId] = useState(inFocus)
  const request = { creatorId: creatorId ?? '' }
  const read = useQuery({
    ...queryOf(getHandover, request),
    enabled: creatorId !== undefined,
    meta: { onError: 'ignore' },
  })
  const creators = useQuery({ ...queryOf(listAssignedCreators), meta: { onError: 'ignore' } })
  const note = useHandoverText(request.creatorId, read.data ?? UNREAD)
  const nameOf = (id: string) => {
    const creator = creators.data?.data.find((entry) => entry.creatorId === id)?.creator
    return creator ? creator.displayName || creator.username : undefined
  }
  return { creatorId, nameOf, ...note }
}
