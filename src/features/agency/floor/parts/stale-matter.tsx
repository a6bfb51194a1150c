import { useTranslation } from '@/i18n/use-translation'

import type { WorkLogEntry } from '@/domain/work-log-entry'
import { useCurrentUser } from '@/features/auth'
import { formatDuration } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { serverNow } from '@/services/server-clock'
import { useMinute } from '@/services/tick'
import { Button } from '@/ui/button'
import { RelativeTime } from '@/ui/relative-time'
import { Worded } from '@/ui/worded'

import type { FloorAct } from '../floor-act'
import { Matter } from './matter'

/** A clock that has run implausibly long, most likely forgotten. */
export function StaleMatter({
  log: { clockInAt, lastActiveAt },
  userId,
  name,
  onAct,
}: {
  log: WorkLogEntry
  userId: string
  name: string
  onAct: (act: FloorAct) => void
}) {
  const { t } = useTranslation('analytics')
  useMinute()
  const isOwn = useCurrentUser().data?.userId === userId
  return (
    <Matter
      person={{ id: userId, name }}
      title={t('floor.stale_title', {
        name: isolate(name),
        span: isolate(formatDuration(serverNow() - clockInAt)),
      })}
      acts={
        <>
          <Button
            size="small"
            aria-label={t('floor.clock_out_of', { name: isolate(name) })}
            disabledReason={isOwn ? t('floor.clock_out_own') : undefined}
            onClick={() => onAct({ kind: 'clock_out', userId })}
          >
            {t('floor.clock_out')}
          </Button>
          <Button
            size="small"
            kind="ghost"
            aria-label={t('floor.message_to', { name: isolate(name) })}
            onClick={() => onAct({ kind: 'nudge', userIds: [userId] })}
          >
            {t('floor.message')}
          </Button>
        </>
      }
    >
      {lastActiveAt === null ? (
        t('floor.stale_no_action')
      ) : (
        <Worded text={t('floor.stale_last')} parts={{ when: <RelativeTime at={lastActiveAt} /> }} />
      )}
    </Matter>
  )
}
