import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/employee'
import { isOnDuty } from '@/domain/work-log'
import { serverNow } from '@/services/server-clock'
import { Duration } from '@/ui/duration'
import { Elapsed } from '@/ui/elapsed'
import { RelativeTime } from '@/ui/relative-time'
import { StatusDot } from '@/ui/status-dot'
import { Worded } from '@/ui/worded'

const MARK = { active: 'on', invited: 'idle', inactive: 'off' } as const

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(120px,2fr)_3fr] gap-3 py-1">
      <dt className="text-text-quiet">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

/** Read-only facts about a person. */
export function PersonFacts({ person }: { person: Employee }) {
  const { t } = useTranslation('analytics')
  const { chatterWorkLog: log, hours } = person
  return (
    <dl className="text-14">
      <Fact name={t('employees.column_status')}>
        <StatusDot status={MARK[person.status]}>{t(`employees.status_${person.status}`)}</StatusDot>
      </Fact>
      <Fact name={t('employees.column_email')}>
        <bdi dir="ltr">{person.email}</bdi>
      </Fact>
      {person.legalFullName !== '' && (
        <Fact name={t('employees.legal_name')}>
          <bdi>{person.legalFullName}</bdi>
        </Fact>
      )}
      {person.username !== '' && person.status !== 'invited' && (
        <Fact name={t('employees.username')}>
          <bdi dir="ltr">{person.username}</bdi>
        </Fact>
      )}
      {person.status === 'active' && (
        <Fact name={t('employees.column_clock')}>
          {isOnDuty(log) ? <Elapsed since={log.clockInAt} now={serverNow} /> : t('employees.off_duty')}
        </Fact>
      )}
      {person.status !== 'invited' && hours && (
        <Fact name={t('employees.this_week')}>
          <Worded
            text={t('employees.clocked_of_planned')}
            parts={{
              clocked: <Duration ms={hours.clocked * 1000} />,
              planned: <Duration ms={hours.planned * 1000} />,
            }}
          />
        </Fact>
      )}
      {person.invitedAt !== null && (
        <Fact name={t('employees.column_invitedAt')}>
          <RelativeTime at={person.invitedAt} />
        </Fact>
      )}
      {person.inviteEndsAt !== null && (
        <Fact name={t('employees.column_inviteEndsAt')}>
          <RelativeTime at={person.inviteEndsAt} />
        </Fact>
      )}
    </dl>
  )
}
