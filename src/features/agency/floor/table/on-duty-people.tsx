import type { FloorPerson } from '@/domain/agency/floor'
import type { OnDuty } from '@/domain/agency/on-duty'
import { formatDuration, formatList } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { cx } from '@/ui/cx'
import { Avatar } from '@/ui/text/avatar'
import { ElapsedTime } from '@/ui/text/time'
import { StatusDot } from '@/ui/text/dot'
import { Tooltip } from '@/ui/tooltip'

import { isIdle } from '../floor-rules'

/** More timers would push other columns out: one person, two on wide screens. */
const MAX_TIMERS = { narrow: 1, wide: 2 } as const
const ONLY_WIDE = 'max-2xl:hidden'
const ONLY_NARROW = '2xl:hidden'

interface OnDutyPeopleProps {
  people: readonly OnDuty[]
  nameOf: (id: string) => string
  /** No cover is needed, so an empty cell is no warning. */
  isCovered: boolean
}

function DutyTimer({
  person,
  nameOf,
  isIdle,
}: { person: OnDuty; isIdle: boolean } & Pick<OnDutyPeopleProps, 'nameOf'>) {
  return (
    <span aria-hidden className="inline-flex items-center gap-[6px]">
      <Avatar of={{ id: person.userId, name: nameOf(person.userId), kind: 'staff' }} size={24} />
      {isIdle && <StatusDot status="idle" />}
      <span className="text-text-quiet">
        <ElapsedTime since={person.clockInAt} now={serverNow} />
      </span>
    </span>
  )
}

function MoreCount({ count, className }: { count: number; className: string }) {
  const { t } = useTranslation('analytics')
  if (count <= 0) return null
  return (
    <span aria-hidden className={cx('text-12 text-text-quiet', className)}>
      {t('floor.more_people', { count })}
    </span>
  )
}

/** People on duty with their timers in one line; a tooltip and screen readers get all of them. */
export function OnDutyPeople({ people, nameOf, isCovered }: OnDutyPeopleProps) {
  const { t } = useTranslation('analytics')
  useMinute()
  if (people.length === 0) {
    return <StatusDot status={isCovered ? 'off' : 'missing'}>{t('floor.nobody_short')}</StatusDot>
  }
  const now = serverNow()
  const words = formatList(
    people.map((person) =>
      t(isIdle(person, now) ? 'floor.person_idle' : 'floor.person_on_duty', {
        name: isolate(nameOf(person.userId)),
        span: formatDuration(now - person.clockInAt),
      }),
    ),
    'unit',
  )
  return (
    <Tooltip text={words}>
      <span className="inline-flex items-center gap-3">
        {people.slice(0, MAX_TIMERS.wide).map((person, index) => (
          <span key={person.userId} className={index < MAX_TIMERS.narrow ? '' : ONLY_WIDE}>
            <DutyTimer person={person} nameOf={nameOf} isIdle={isIdle(person, now)} />
          </span>
        ))}
        <MoreCount count={people.length - MAX_TIMERS.narrow} className={ONLY_NARROW} />
        <MoreCount count={people.length - MAX_TIMERS.wide} className={ONLY_WIDE} />
        <span className="sr-only">{words}</span>
      </span>
    </Tooltip>
  )
}

/** Since when a person on duty is idle; renders nothing for an active one. */
export function IdleSince({ person }: { person: OnDuty }) {
  const { t } = useTranslation('analytics')
  useMinute()
  const now = serverNow()
  if (!isIdle(person, now)) return null
  const span = formatDuration(now - (person.lastActiveAt ?? person.clockInAt))
  return <StatusDot status="idle">{t('floor.idle_since', { span: isolate(span) })}</StatusDot>
}

/** A person's current workload, in one line. */
export function WorkloadText({ person }: { person: FloorPerson }) {
  const { t } = useTranslation('analytics')
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-13 text-text-quiet">
      {formatList(
        [
          t('floor.load_creators', { count: person.creatorIds.length }),
          t('floor.load_chats', { count: person.held }),
          t('floor.load_waiting', { count: person.waiting }),
        ],
        'unit',
      )}
      <IdleSince person={person} />
    </span>
  )
}
