import { CloudOff, RotateCcw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import type { ContentStatus } from '@/ui/content-state'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

/** Why a widget has nothing to show at all. */
export type Fault = Extract<ContentStatus, { kind: 'error' | 'offline' }>

/** The fault of a read that brought nothing; none where old figures can stay in sight. */
export const faultOf = (status: ContentStatus): Fault | undefined =>
  status.kind === 'error' || (status.kind === 'offline' && status.at === undefined) ? status : undefined

/** For content whose widgets keep their own room while they load and tell of their fault themselves. */
export const inWidgets = (status: ContentStatus): ContentStatus =>
  status.kind === 'loading' || faultOf(status) ? { kind: 'ready' } : status

interface WidgetFaultProps {
  fault: Fault
  /** Spoken as it appears: where one call fails for several widgets, the first of them speaks for all. */
  isSpoken?: boolean
}

/** In a widget's own place, however small: that it has nothing to show, why, and the way to try again. */
export function WidgetFault({ fault, isSpoken = false }: WidgetFaultProps) {
  const { t } = useTranslation('common')
  const isOffline = fault.kind === 'offline'
  return (
    <div
      role={isSpoken ? 'alert' : undefined}
      className="flex size-full flex-wrap content-center items-center justify-center gap-x-3 gap-y-2 px-4 py-3 text-center"
    >
      <Icon of={isOffline ? CloudOff : TriangleAlert} size="sm" className="shrink-0 text-text-quiet" />
      <div className="max-w-[440px] text-13 text-pretty text-text-quiet">
        <p className="font-medium text-text">{t(isOffline ? 'page.offline_title' : 'error_state.title')}</p>
        <p>{isOffline ? t('page.offline_bare') : (fault.text ?? t('error_state.text'))}</p>
        {!isOffline && fault.requestId && (
          <details className="text-12 text-text-faint">
            <summary className="hit-target mx-auto w-fit rounded-mark">{t('error_state.details')}</summary>
            <bdi dir="ltr" className="block break-all select-all">
              {t('error_state.request', { id: fault.requestId })}
            </bdi>
          </details>
        )}
      </div>
      {!isOffline && fault.onRetry && (
        <Button size="small" icon={RotateCcw} onClick={fault.onRetry} busy={fault.isRetrying ?? false}>
          {t('error_state.retry')}
        </Button>
      )}
    </div>
  )
}

interface FaultInRoomProps extends WidgetFaultProps {
  name: string
  /** What would stand there: it is not seen, but gives the size. */
  room: ReactNode
}

/** The same for a widget without a head, in a frame as large as what it would show. */
export function FaultInRoom({ name, room, ...told }: FaultInRoomProps) {
  return (
    <section
      aria-label={name}
      className={cx(cardLook, 'grid grid-cols-[minmax(0,1fr)] [&>*]:[grid-area:1/1]')}
    >
      <div aria-hidden inert className="invisible">
        {room}
      </div>
      <WidgetFault {...told} />
    </section>
  )
}
