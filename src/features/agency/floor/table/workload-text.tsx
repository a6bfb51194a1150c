import { useTranslation } from '@/i18n/use-translation'

import type { FloorPerson } from '@/domain/agency/floor'
import { formatDuration, formatList } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { StatusDot } from '@/ui/text/dot'

import { isIdle } from '../idle'

/** Since when a person on duty is idle; renders nothing for an active one. */
export function IdleSince({ person }: { person: FloorPerson }) {
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
