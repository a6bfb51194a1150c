import { useTranslation } from '@/i18n/use-translation'

import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { useCurrentUser } from '@/features/auth'
import { formatDuration } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Button } from '@/ui/button'
import { RelativeTime } from '@/ui/text/relative-time'
import { RichText } from '@/ui/text/rich-text'

import type { FloorAction } from '../floor-action'
import { ActionItem } from './action-item'

/** A clock that has run implausibly long, most likely forgotten. */
export function ForgottenLogItem({
  log: { clockInAt, lastActiveAt },
  userId,
  name,
  onAct,
}: {
  log: WorkLogEntry
  userId: string
  name: string
  onAct: (act: FloorAction) => void
}) {
  const { t } = useTranslation('analytics')
  useMinute()
  const isOwn = useCurrentUser().data?.userId === userId
  return (
    <ActionItem
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
        <RichText text={t('floor.stale_last')} parts={{ when: <RelativeTime at={lastActiveAt} /> }} />
      )}
    </ActionItem>
  )
}
