import { useTranslation } from 'react-i18next'

import type { OnDuty } from '@/domain/on-duty'
import { serverNow } from '@/services/server-clock'
import { Avatar } from '@/ui/avatar'
import { Elapsed } from '@/ui/elapsed'
import { StatusDot } from '@/ui/status-dot'
import { UserName } from '@/ui/user-name'

interface OnDutyPeopleProps {
  people: readonly OnDuty[]
  nameOf: (id: string) => string
  /** Nobody is needed: an empty place is no fault. */
  isCovered: boolean
}

/** Who is clocked in, and since when; a missing person is told by shape, colour and word. */
export function OnDutyPeople({ people, nameOf, isCovered }: OnDutyPeopleProps) {
  const { t } = useTranslation('analytics')
  if (people.length === 0) {
    return <StatusDot status={isCovered ? 'off' : 'missing'}>{t('floor.nobody')}</StatusDot>
  }
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 py-2 max-sm:justify-end max-sm:py-0">
      {people.map((person) => (
        <span key={person.userId} className="inline-flex items-center gap-2">
          <Avatar of={{ id: person.userId, name: nameOf(person.userId), kind: 'staff' }} size={24} />
          <UserName name={nameOf(person.userId)} />
          <span className="text-text-faint">
            <Elapsed since={person.clockInAt} now={serverNow} />
          </span>
        </span>
      ))}
    </span>
  )
}
