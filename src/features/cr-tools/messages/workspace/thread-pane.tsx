import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'

import { Composer } from '../composer/composer'
import { ChannelThread } from '../thread/channel-thread'
import { ThreadHeader } from '../thread/header/thread-header'
import { NextReasonsBar } from '../next-chat/next-reasons-bar'
import type { FanPaneControl } from './use-fan-pane'
import { useSwipeBack } from './use-swipe-back'

interface ThreadPaneProps {
  creatorId: string
  channel: OpenChannel
  fan: FanPaneControl
  /** Whether the list is hidden. */
  isAlone: boolean
  /** Back to the list, when only the thread is shown. */
  onBack?: () => void
}

/** Header, messages and composer of the open conversation, each with its own error boundary. */
export function ThreadPane({ creatorId, channel, fan, isAlone, onBack }: ThreadPaneProps) {
  const { t } = useTranslation('tools')
  const swipe = useSwipeBack(onBack)
  return (
    <div
      {...swipe}
      // Disables the browser's horizontal pan, which would take over the pointer and navigate back from
      // anywhere.
      className="flex min-w-0 flex-1 touch-pan-y touch-pinch-zoom flex-col bg-surface-raised [--under:var(--surface-raised)] [&_textarea]:touch-pan-y"
    >
      <section
        aria-label={t('inbox.thread')}
        data-pane="[role='article'][tabindex='0']"
        className="apart flex min-h-0 flex-1 flex-col outline-none"
      >
        <WidgetBoundary>
          <ThreadHeader
            creatorId={creatorId}
            channel={channel}
            isAlone={isAlone}
            isFanOpen={fan.isOpen}
            onToggleFan={fan.toggle}
            {...(onBack && { onBack })}
          />
        </WidgetBoundary>
        <NextReasonsBar currency={channel.currency} />
        <WidgetBoundary>
          <ChannelThread creatorId={creatorId} channel={channel} />
        </WidgetBoundary>
      </section>
      <section
        aria-label={t('inbox.composer')}
        data-pane="textarea"
        className="shrink-0 outline-none will-change-transform"
      >
        <WidgetBoundary>
          <Composer creatorId={creatorId} channel={channel} />
        </WidgetBoundary>
      </section>
    </div>
  )
}
