import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/channel'
import { cx } from '@/ui/cx'
import { useHasPainted } from '@/services/after-paint'
import { late } from '@/services/late'
import { WidgetBoundary } from '@/ui/widget-boundary'

import { FanPaneSkeleton } from '../fan/parts/fan-pane-skeleton'
import type { FanPaneControl } from './use-fan-pane'

/** After the thread, which is what a chatter waits for. */
const FanPanel = late(async () => (await import('../fan/fan-panel')).FanPanel, <FanPaneSkeleton />)

/** Whom the conversation is with: beside the thread, over it where there is less room, in its place on a phone. */
export function FanPane({
  creatorId,
  channel,
  fan,
  isWhole,
}: {
  creatorId: string
  channel: OpenChannel
  fan: FanPaneControl
  isWhole: boolean
}) {
  const { t } = useTranslation('tools')
  const pane = useRef<HTMLElement>(null)
  const hasPainted = useHasPainted()
  useEffect(() => {
    if (fan.isOver) pane.current?.focus({ preventScroll: true })
  }, [fan.isOver])
  return (
    <>
      {fan.isOver && !isWhole && (
        <div
          aria-hidden
          onClick={fan.close}
          className="absolute inset-y-0 start-80 end-0 z-20 bg-overlay/40"
        />
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only for what bubbles up from it */}
      <aside
        ref={pane}
        tabIndex={-1}
        data-pane=""
        aria-label={t('inbox.panel')}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && fan.isOver && !event.defaultPrevented) fan.close()
        }}
        className={cx(
          'flex min-h-0 flex-col bg-surface outline-none',
          fan.isOver
            ? cx(
                'absolute inset-y-0 end-0 z-20 enter-from-end shadow-dialog',
                isWhole ? 'w-full' : 'w-[340px] border-s border-line',
              )
            : 'w-[340px] shrink-0 border-s border-line',
        )}
      >
        <WidgetBoundary>
          {hasPainted ? (
            <FanPanel creatorId={creatorId} channel={channel} onClose={fan.close} />
          ) : (
            <FanPaneSkeleton />
          )}
        </WidgetBoundary>
      </aside>
    </>
  )
}
