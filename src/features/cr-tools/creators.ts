import { useQuery } from '@tanstack/react-query'

import { listAssignedCreators } from '@/api/calls/chatter'
import { queryOf } from '@/api/query'
import type { AssignedCreator } from '@/domain/assigned-creator'
import type { UserDisplay } from '@/domain/user-display'

import { useCreatorId } from './creator-in-focus'

/** What a creator is called; never empty. */
export const creatorName = ({ displayName, username }: UserDisplay): string => displayName || username

/** How a creator's picture is drawn: squared (design language). */
export const creatorFace = (creator: UserDisplay) =>
  ({ id: creator.userId, name: creatorName(creator), kind: 'creator' }) as const

export interface CreatorInFocus {
  creatorId: string | undefined
  /** Absent until it has loaded, and when the person may not work for this creator any more. */
  creator: AssignedCreator | undefined
  /** Whether the person is known not to work for this creator. */
  isGone: boolean
}

/** The creator in focus, with what every chatter tool shows of them. */
export function useCreator(): CreatorInFocus {
  const creatorId = useCreatorId()
  const { data } = useQuery({ ...queryOf(listAssignedCreators), enabled: creatorId !== undefined })
  const creator = data?.data.find((it) => it.creatorId === creatorId)
  return { creatorId, creator, isGone: creatorId !== undefined && data !== undefined && !creator }
}
