import { useTranslation } from '@/i18n/use-translation'

import { useCurrentUser } from '@/features/auth'

interface Paid {
  userId: string
  canDecide: boolean
}

/** Why the asker may not decide on somebody's hours or pay, and who may; nothing where they may. */
export function usePayLock(): (subject: Paid) => string | undefined {
  const { t } = useTranslation('analytics')
  const me = useCurrentUser().data?.userId
  return ({ userId, canDecide }) =>
    canDecide ? undefined : t(userId === me ? 'pay_lock.self' : 'pay_lock.above')
}

/** What is said beside one's own hours or pay where nobody else could decide on them; nothing for those of others. */
export function useOwnPayNote(): (subject: Paid) => string | undefined {
  const { t } = useTranslation('analytics')
  const me = useCurrentUser().data?.userId
  return ({ userId, canDecide }) => (canDecide && userId === me ? t('pay_lock.alone') : undefined)
}
