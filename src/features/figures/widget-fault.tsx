import { CloudOff, RotateCcw, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import type { ContentStatus } from '@/ui/feedback/content-state'
import { Icon } from '@/ui/icon'

/** Why a widget has nothing to show. */
export type Fault = Extract<ContentStatus, { kind: 'error' | 'offline' }>

/** Returns the fault of a failed query; undefined while stale figures can stay visible. */
export const faultOf = (status: ContentStatus): Fault | undefined =>
  status.kind === 'error' || (status.kind === 'offline' && status.at === undefined) ? status : undefined

/** For content whose widgets keep their own room while loading and show their own faults. */
export const inWidgets = (status: ContentStatus): ContentStatus =>
  status.kind === 'loading' || faultOf(status) ? { kind: 'ready' } : status

interface WidgetFaultProps {
  fault: Fault
  /** Announced on mount: where one request fails for several widgets, only the first is an alert. */
  isSpoken?: boolean
}

/** Shows a widget's fault in place, however small: the reason, and a retry. */
export function WidgetFault({ fault, isSpoken = false }: WidgetFaultProps) {
  const { t } = useTranslation('common')
  const isOffline = fault.kind === 'offline'
  return (
    <div
      role={isSpoken ? 'alert' : undefined}
      className="flex size-full flex-wrap content-center items-center justify-center gap-x-3 gap-y-2 px-4 py-3"
    >
      <Icon of={isOffline ? CloudOff : TriangleAlert} size="sm" className="shrink-0 text-text-quiet" />
      <div className="max-w-[440px] text-start text-13 text-pretty text-text-quiet">
        <p className="font-medium text-text">{t(isOffline ? 'page.offline_title' : 'error_state.title')}</p>
        <p>{isOffline ? t('page.offline_text') : (fault.text ?? t('error_state.text'))}</p>
        {!isOffline && fault.requestId && (
          <details className="text-12 text-text-faint">
            <summary className="hit-target w-fit rounded-mark">{t('error_state.details')}</summary>
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
  /** Rendered invisibly for its size. */
  room: ReactNode
}

/** The same for a widget without a heading, in a frame of its content's size. */
export function FaultInRoom({ name, room, ...props }: FaultInRoomProps) {
  return (
    <section
      aria-label={name}
      className={cx(cardClasses, 'grid grid-cols-[minmax(0,1fr)] [&>*]:[grid-area:1/1]')}
    >
      <div aria-hidden inert className="invisible">
        {room}
      </div>
      <WidgetFault {...props} />
    </section>
  )
}
