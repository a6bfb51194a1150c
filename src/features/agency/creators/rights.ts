import type { AgencyCreator } from '@/domain/agency-creator'
import { useCurrentUser, useRoles } from '@/features/auth'

import { mayChangePay, mayReadPay } from '../employees/rights'

export interface CreatorRights {
  userId: string
  /** Rates and splits: seen by agency managers, changed by directors (screens S0). */
  seesMoney: boolean
  changesMoney: boolean
  readsNotes: boolean
  writesNotes: boolean
  /** Agency managers and above work for all creators, account managers for their own. */
  isForAll: boolean
  worksInTools: boolean
}

/** What the person at the console may do about creators (screens S0). */
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

/** Whom they may change at all: account managers work for their own creators alone. */
export const mayChangeCreator = (
  { isForAll, userId }: Pick<CreatorRights, 'isForAll' | 'userId'>,
  { staffIds }: Pick<AgencyCreator, 'staffIds'>,
): boolean => isForAll || staffIds.includes(userId)
