import { useTranslation } from 'react-i18next'

import { useCurrentUser } from '@/features/auth'

/** Why the asker may not decide on somebody's hours or pay, and who may; nothing where they may. */
export function usePayLock(): (subject: { userId: string; canDecide: boolean }) => string | undefined {
  const { t } = useTranslation('analytics')
  const me = useCurrentUser().data?.userId
  return ({ userId, canDecide }) =>
    canDecide ? undefined : t(userId === me ? 'pay_lock.self' : 'pay_lock.above')
}
