import { accountNameOf } from '@/domain/account/account-name'
import { useQuery } from '@tanstack/react-query'

import { listAssignedCreators } from '@/api/calls/chatter/chatter'
import { queryOf } from '@/api/query'
import type { AssignedCreator } from '@/domain/agency/assigned-creator'
import type { UserDisplay } from '@/domain/account/user-display'

import { useCreatorId } from './use-creator-id'

/** Avatar props of a creator, who is square where a fan is round. */
export const creatorAvatar = (creator: UserDisplay) =>
  ({ id: creator.userId, name: accountNameOf(creator), kind: 'creator' }) as const

export interface CreatorInFocus {
  creatorId: string | undefined
  /** Undefined until loaded, and when the creator is no longer assigned to the user. */
  creator: AssignedCreator | undefined
  /** Whether the creator is known not to be assigned to the user. */
  isUnassigned: boolean
}

/** Returns the creator in focus with the data that every creator tool shows. */
export function useCreator(): CreatorInFocus {
  const creatorId = useCreatorId()
  const { data } = useQuery({ ...queryOf(listAssignedCreators), enabled: creatorId !== undefined })
  const creator = data?.data.find((it) => it.creatorId === creatorId)
  return { creatorId, creator, isUnassigned: creatorId !== undefined && data !== undefined && !creator }
}
