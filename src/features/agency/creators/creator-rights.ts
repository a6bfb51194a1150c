import { managesAgency } from '@/domain/account/role'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { usePermission, useRoles, useSession } from '@/features/auth'

import { mayChangePay, mayReadPay, mayTakeOnCreators } from '../staff/rights'

export interface CreatorRights extends ReturnType<typeof useCreatorRights> {}

/** What a tab of the drawer is about. */
export interface CreatorTabProps {
  creator: AgencyCreator
  rights: CreatorRights
}

/** What the user may do about creators (screens S0). */
export function useCreatorRights() {
  const { roles } = useRoles()
  const { userId = '' } = useSession()
  const notes = usePermission('notes') ?? 'off'
  return {
    userId,
    /** Rates and splits: agency managers see them, directors change them (screens S0). */
    mayReadMoney: mayReadPay(roles),
    mayChangeMoney: mayChangePay(roles),
    mayReadInvitations: managesAgency(roles),
    mayInvite: mayTakeOnCreators(roles),
    mayEnd: mayTakeOnCreators(roles),
    mayReadNotes: notes !== 'off',
    mayWriteNotes: notes === 'edit',
    /** Agency managers and above work for all creators, account managers for their own. */
    isForAll: managesAgency(roles),
    mayOpenTools: roles.includes('chatter'),
  }
}

/** Whether the user may change this creator: account managers only their own. */
export const mayChangeCreator = (
  { isForAll, userId }: Pick<CreatorRights, 'isForAll' | 'userId'>,
  { staffIds }: Pick<AgencyCreator, 'staffIds'>,
): boolean => isForAll || staffIds.includes(userId)
