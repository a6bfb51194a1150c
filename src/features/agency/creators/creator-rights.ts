import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { useCurrentUser, useRoles } from '@/features/auth'

import { mayChangePay, mayReadPay } from '../staff/rights'

export interface CreatorRights {
  userId: string
  /** Rates and splits: agency managers see them, directors change them (screens S0). */
  seesMoney: boolean
  changesMoney: boolean
  readsNotes: boolean
  writesNotes: boolean
  /** Agency managers and above work for all creators, account managers for their own. */
  isForAll: boolean
  worksInTools: boolean
}

/** What the user may do about creators (screens S0). */
export function useCreatorRights(): CreatorRights {
  const { roles } = useRoles()
  const user = useCurrentUser().data
  const notes = user?.chatterPermissions.notes ?? 'off'
  return {
    userId: user?.userId ?? '',
    seesMoney: mayReadPay(roles),
    changesMoney: mayChangePay(roles),
    readsNotes: notes !== 'off',
    writesNotes: notes === 'edit',
    isForAll: mayReadPay(roles),
    worksInTools: roles.includes('chatter'),
  }
}

/** Whether the user may change this creator: account managers only their own. */
export const mayChangeCreator = (
  { isForAll, userId }: Pick<CreatorRights, 'isForAll' | 'userId'>,
  { staffIds }: Pick<AgencyCreator, 'staffIds'>,
): boolean => isForAll || staffIds.includes(userId)
