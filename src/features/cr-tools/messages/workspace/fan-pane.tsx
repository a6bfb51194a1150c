import { type KeyboardEvent, useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'
import { isImeComposing } from '@/domain/page/shortcut'
import { cx } from '@/ui/cx'
import { useHasPainted } from '@/services/page/after-paint'
import { deferred } from '@/services/loading/deferred'
import { usePassFocusOn } from '@/ui/focus-return'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'

import { FanPaneSkeleton } from '../fan/panel/fan-skeleton'
import type { FanPaneControl } from './use-fan-pane'

/** Loads after the thread, which chatters wait for. */
const FanPanel = deferred(async () => (await import('../fan/fan-panel')).FanPanel, {
  placeholder: <FanPaneSkeleton />,
  when: 'idle',
})

/** Whether it is Escape in the panel itself: keys of a dialog bubble through its portal. */
const isOwnEscape = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' &&
  !event.defaultPrevented &&
  !isImeComposing(event.nativeEvent) &&
  event.target instanceof Node &&
  event.currentTarget.contains(event.target)

/** The fan panel: beside the thread, in place of the list, or in place of the thread on a phone. */
export function FanPane({
  creatorId,
  channel,
  fan,
}: {
  creatorId: string
  channel: OpenChannel
  fan: FanPaneControl
}) {
  const { t } = useTranslation('tools')
  const pane = usePassFocusOn<HTMLElement>(() => document.querySelector('[data-fan-toggle]'))
  const hasPainted = useHasPainted()
  const isWhole = fan.position === 'whole'
  // Beside a thread it takes no focus, so that the on-screen keyboard stays up for the message being written.
  useEffect(() => {
    if (isWhole) pane.current?.focus({ preventScroll: true })
  }, [isWhole, pane])
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only for what bubbles up from it
    <aside
      ref={pane}
      tabIndex={-1}
      data-pane=""
      aria-label={t('inbox.panel')}
      onKeyDown={(event) => {
        if (fan.position !== 'beside' && isOwnEscape(event)) fan.close()
      }}
      className={cx(
        'flex min-h-0 flex-col bg-surface outline-none',
        isWhole ? 'absolute inset-0 z-20 enter-from-end' : 'shrink-0 border-line',
        fan.position === 'beside' && 'w-[340px] border-s',
        fan.position === 'list' && 'w-80 border-e',
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
  )
}
