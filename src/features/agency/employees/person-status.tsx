import { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/agency/employee'
import { serverNow } from '@/services/network/server-clock'
import { StatusDot } from '@/ui/text/dot'

const STATUS_DOT = { active: 'on', invited: 'idle', inactive: 'off', lapsed: 'missing' } as const

/** Returns a person's status; `lapsed` tells expired invitations apart from pending ones. */
export const statusOf = ({ status, inviteEndsAt }: Employee): keyof typeof STATUS_DOT =>
  status === 'invited' && inviteEndsAt !== null && inviteEndsAt < serverNow() ? 'lapsed' : status

export function PersonStatus({ of: person }: { of: Employee }) {
  const { t } = useTranslation('analytics')
  const status = statusOf(person)
  return <StatusDot status={STATUS_DOT[status]}>{t(`employees.status_${status}`)}</StatusDot>
}
