import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Employee } from '@/domain/agency/employee'
import { isOnDuty } from '@/domain/shift/work-log'
import { serverNow } from '@/services/network/server-clock'
import { Duration } from '@/ui/text/figure'
import { RelativeTime, ElapsedTime } from '@/ui/text/time'
import { RichText } from '@/ui/text/rich-text'

import { PersonStatus } from '../person-status'

function PersonFact({ name, children }: { name: string; children: ReactNode }) {
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
      <PersonFact name={t('column.status')}>
        <PersonStatus of={person} />
      </PersonFact>
      <PersonFact name={t('employees.column_email')}>
        <bdi dir="ltr">{person.email}</bdi>
      </PersonFact>
      {person.legalFullName !== '' && (
        <PersonFact name={t('employees.legal_name')}>
          <bdi>{person.legalFullName}</bdi>
        </PersonFact>
      )}
      {person.username !== '' && person.status !== 'invited' && (
        <PersonFact name={t('employees.username')}>
          <bdi dir="ltr">{person.username}</bdi>
        </PersonFact>
      )}
      {person.status === 'active' && (
        <PersonFact name={t('employees.column_clock')}>
          {isOnDuty(log) ? <ElapsedTime since={log.clockInAt} now={serverNow} /> : t('employees.off_duty')}
        </PersonFact>
      )}
      {person.status !== 'invited' && hours && (
        <PersonFact name={t('employees.this_week')}>
          <RichText
            text={t('employees.clocked_of_planned')}
            parts={{
              clocked: <Duration ms={hours.clocked * 1000} />,
              planned: <Duration ms={hours.planned * 1000} />,
            }}
          />
        </PersonFact>
      )}
      {person.invitedAt !== null && (
        <PersonFact name={t('employees.column_invitedAt')}>
          <RelativeTime at={person.invitedAt} />
        </PersonFact>
      )}
      {person.inviteEndsAt !== null && (
        <PersonFact name={t('employees.column_inviteEndsAt')}>
          <RelativeTime at={person.inviteEndsAt} />
        </PersonFact>
      )}
    </dl>
  )
}
