import { useTranslation } from '@/i18n/use-translation'

import { useEventStreamState } from '@/services/network/event-stream-state'
import { useOnline } from '@/services/network/online'
import { type StatusDotKind, StatusDot } from '@/ui/text/dot'
import { Tooltip } from '@/ui/tooltip'

type Connection = 'online' | 'reconnecting' | 'offline'

const STATUS: Record<Connection, StatusDotKind> = { online: 'on', reconnecting: 'idle', offline: 'missing' }

/** Combines network and event stream: silent while both work, a text otherwise. */
function useConnection(): Connection {
  const isOnline = useOnline()
  const line = useEventStreamState()
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
