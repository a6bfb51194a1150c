import { useTranslation } from '@/i18n/use-translation'

import { useLine } from '@/services/live-line'
import { useOnline } from '@/services/online'
import { toServerTime } from '@/services/server-clock'
import { RelativeTime } from '@/ui/relative-time'
import { StatusDot } from '@/ui/status-dot'
import { Worded } from '@/ui/worded'

/** Shows whether the data is live, and how old it is otherwise. */
export function LineState({ updatedAt }: { updatedAt: number }) {
  const { t } = useTranslation('analytics')
  const line = useLine()
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
          <Worded text={t('floor.updated')} parts={{ when: <RelativeTime at={toServerTime(updatedAt)} /> }} />
        </span>
      )}
    </span>
  )
}
