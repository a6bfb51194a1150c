import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { useSession } from '@/features/auth'
import { formatDuration } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Button } from '@/ui/button'
import { RelativeTime } from '@/ui/text/time'
import { RichText } from '@/ui/text/rich-text'

import type { FloorAction } from '../floor-action'
import { ActionItem } from './action-item'

/** A clock that has run implausibly long, most likely forgotten. */
export function ForgottenLogItem({
  log: { chatterId, clockInAt, lastActiveAt },
  nameOf,
  onAction,
}: {
  log: WorkLogEntry
  nameOf: (id: string) => string
  onAction: (action: FloorAction) => void
}) {
  const { t } = useTranslation('analytics')
  useMinute()
  const userId = chatterId ?? ''
  const name = nameOf(userId)
  const isOwn = useSession().userId === userId
  return (
    <ActionItem
      person={{ id: userId, name }}
      title={t('floor.stale_title', {
        name: isolate(name),
        span: isolate(formatDuration(serverNow() - clockInAt)),
      })}
      actions={
        <>
          <Button
            size="small"
            aria-label={t('floor.clock_out_of', { name: isolate(name) })}
            disabledReason={isOwn ? t('floor.clock_out_own') : undefined}
            onClick={() => onAction({ kind: 'clock_out', userId })}
          >
            {t('floor.clock_out')}
          </Button>
          <Button
            size="small"
            kind="ghost"
            aria-label={t('floor.message_to', { name: isolate(name) })}
            onClick={() => onAction({ kind: 'nudge', userIds: [userId] })}
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
