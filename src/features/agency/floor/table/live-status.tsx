import { useTranslation } from '@/i18n/use-translation'

import { useEventStreamState } from '@/services/network/event-stream-state'
import { useOnline } from '@/services/network/online'
import { toServerTime } from '@/services/network/server-clock'
import { RelativeTime } from '@/ui/text/relative-time'
import { StatusDot } from '@/ui/text/status-dot'
import { RichText } from '@/ui/text/rich-text'

/** Shows whether the data is live, and how old it is otherwise. */
export function LiveStatus({ updatedAt }: { updatedAt: number }) {
  const { t } = useTranslation('analytics')
  const line = useEventStreamState()
  const isLive = line === 'live'
  // Offline, the content below shows its age itself.
  const isOnline = useOnline()
  return (
    <span className="inline-flex items-center gap-3 text-13 text-text-quiet">
      <StatusDot status={isLive ? 'on' : 'idle'}>
        {isLive
          ? t('floor.live')
          : t(line === 'connecting' || line === 'none' ? 'floor.connecting' : 'floor.reconnecting_short')}
      </StatusDot>
      {updatedAt > 0 && !isLive && isOnline && (
        <span>
          <RichText
            text={t('floor.updated')}
            parts={{ when: <RelativeTime at={toServerTime(updatedAt)} /> }}
          />
        </span>
      )}
    </span>
  )
}
