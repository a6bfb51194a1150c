import { useTranslation } from 'react-i18next'

import { useOnline } from '@/services/online'
import { StatusDot } from '@/ui/status-dot'
import { Tooltip } from '@/ui/tooltip'

/** Whether there is a network: silent while there is, in words while there is none. */
export function ConnectionDot() {
  const { t } = useTranslation('global')
  const isOnline = useOnline()
  const word = t(isOnline ? 'shell.online' : 'shell.offline')
  return (
    <Tooltip text={word}>
      <span className="inline-grid size-control place-items-center">
        <StatusDot status={isOnline ? 'on' : 'missing'}>
          <span className="sr-only">{word}</span>
        </StatusDot>
      </span>
    </Tooltip>
  )
}
