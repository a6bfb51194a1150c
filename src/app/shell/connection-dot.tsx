import { useTranslation } from '@/i18n/use-translation'

import { useLine } from '@/services/live-line'
import { useOnline } from '@/services/online'
import { type Status, StatusDot } from '@/ui/status-dot'
import { Tooltip } from '@/ui/tooltip'

type Connection = 'online' | 'reconnecting' | 'offline'

const STATUS: Record<Connection, Status> = { online: 'on', reconnecting: 'idle', offline: 'missing' }

/** Combines network and event stream: silent while both work, a text otherwise. */
function useConnection(): Connection {
  const isOnline = useOnline()
  const line = useLine()
  if (!isOnline) return 'offline'
  return line === 'reconnecting' || line === 'polling' ? 'reconnecting' : 'online'
}

export function ConnectionDot() {
  const { t } = useTranslation('global')
  const connection = useConnection()
  const word = t(`shell.${connection}`)
  return (
    <Tooltip text={word}>
      <span className="inline-grid size-control place-items-center">
        <StatusDot status={STATUS[connection]}>
          <span className="sr-only">{word}</span>
        </StatusDot>
      </span>
    </Tooltip>
  )
}
