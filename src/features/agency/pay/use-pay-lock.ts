import { useTranslation } from '@/i18n/use-translation'

import { useSession } from '@/features/auth'

interface PaySubject {
  userId: string
  canDecide: boolean
}

/** Returns why the user may not decide on a person's hours or pay; undefined if they may. */
export function usePayLock(): (subject: PaySubject) => string | undefined {
  const { t } = useTranslation('analytics')
  const me = useSession().userId
  return ({ userId, canDecide }) =>
    canDecide ? undefined : t(userId === me ? 'pay_lock.self' : 'pay_lock.above')
}

/** Returns the note for users who decide on their own hours or pay because no one else can. */
export function useOwnPayNote(): (subject: PaySubject) => string | undefined {
  const { t } = useTranslation('analytics')
  const me = useSession().userId
  return ({ userId, canDecide }) => (canDecide && userId === me ? t('pay_lock.alone') : undefined)
}
