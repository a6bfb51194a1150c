import { useTranslation } from '@/i18n/use-translation'

import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { serverNow } from '@/services/network/server-clock'
import { Avatar } from '@/ui/text/avatar'
import { ElapsedTime } from '@/ui/text/time'
import { StatusDot } from '@/ui/text/dot'
import { UserName } from '@/ui/text/user-name'

import { useUserNames } from '@/features/figures/use-user-names'

/** Who is on duty for the creator, and since when. */
export function OnDutyList({ creator }: { creator: AgencyCreator }) {
  const { t } = useTranslation('analytics')
  const { onDuty, status } = creator
  const nameOf = useUserNames(onDuty.map(({ userId }) => userId))
  return (
    <section className="grid gap-1">
      <h3 className="text-14 font-strong">{t('creators.on_duty_now')}</h3>
      {onDuty.length === 0 && (
        // An inactive creator needs no cover.
        <StatusDot status={status === 'active' ? 'missing' : 'off'}>{t('floor.nobody')}</StatusDot>
      )}
      <ul aria-label={t('creators.on_duty_now')} className="flex flex-wrap gap-x-4">
        {onDuty.map(({ userId, clockInAt }) => (
          <li key={userId} className="inline-flex min-h-8 items-center gap-2">
            <Avatar of={{ id: userId, name: nameOf(userId), kind: 'staff' }} size={24} />
            <UserName name={nameOf(userId)} />
            <span className="text-text-faint">
              <ElapsedTime since={clockInAt} now={serverNow} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
