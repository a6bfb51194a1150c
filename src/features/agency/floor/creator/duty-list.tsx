import { LogOut, MessageSquare } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import type { OnDuty } from '@/domain/agency/on-duty'
import { href } from '@/domain/page/routes'
import { formatDuration } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Avatar } from '@/ui/text/avatar'
import { ElapsedTime } from '@/ui/text/time'
import { IconButton } from '@/ui/icon-button'
import { linkClasses } from '@/ui/text/link'
import { StatusDot } from '@/ui/text/dot'
import { UserName } from '@/ui/text/user-name'

import type { FloorAction } from '../floor-action'
import { isIdle } from '../idle'

interface DutyListProps {
  people: readonly OnDuty[]
  isCovered: boolean
  nameOf: (id: string) => string
  onAct: (act: FloorAction) => void
}

/** Links to a person's hours of today. */
export const personDayUrl = (userId: string): string =>
  `${href('chatterPerformance')}?${new URLSearchParams({ people: userId, period: 'today', cut: 'creator_day_employee' }).toString()}`

function DutyLine({ person, nameOf, onAct }: { person: OnDuty } & Pick<DutyListProps, 'nameOf' | 'onAct'>) {
  const { t } = useTranslation('analytics')
  useMinute()
  const { userId, clockInAt, lastActiveAt } = person
  const now = serverNow()
  const name = nameOf(userId)
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar of={{ id: userId, name, kind: 'staff' }} size={32} />
      <span className="min-w-0 flex-1">
        <UserName name={name} className="cut block font-medium" />
        <span className="flex flex-wrap items-center gap-x-3 text-13 text-text-quiet">
          <ElapsedTime since={clockInAt} now={serverNow} />
          {isIdle(person, now) && (
            <StatusDot status="idle">
              {t('floor.idle_since', { span: isolate(formatDuration(now - (lastActiveAt ?? clockInAt))) })}
            </StatusDot>
          )}
          <Link
            to={personDayUrl(userId)}
            aria-label={t('floor.their_day_of', { name: isolate(name) })}
            className={linkClasses()}
          >
            {t('floor.their_day')}
          </Link>
        </span>
      </span>
      <IconButton
        icon={MessageSquare}
        name={t('floor.message_to', { name: isolate(name) })}
        onClick={() => onAct({ kind: 'nudge', userIds: [userId] })}
      />
      <IconButton
        icon={LogOut}
        mirrored
        name={t('floor.clock_out_of', { name: isolate(name) })}
        onClick={() => onAct({ kind: 'clock_out', userId })}
      />
    </li>
  )
}

/** People on duty for a creator, with the actions on each. */
export function DutyList({ people, isCovered, nameOf, onAct }: DutyListProps) {
  const { t } = useTranslation('analytics')
  if (people.length === 0)
    return <StatusDot status={isCovered ? 'off' : 'missing'}>{t('floor.nobody')}</StatusDot>
  return (
    <ul aria-label={t('floor.drawer_team')}>
      {people.map((person) => (
        <DutyLine key={person.userId} person={person} nameOf={nameOf} onAct={onAct} />
      ))}
    </ul>
  )
}
