import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronLeft, MessageCircleX } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { IconButton } from '@/ui/icon-button'
import { cx } from '@/ui/cx'
import { SkeletonBar, Skeleton } from '@/ui/skeleton'

import { FanPaneSkeleton } from '../fan/panel/fan-skeleton'
import { ThreadSkeleton } from '../thread/base/thread-skeleton'
import type { FanPanePosition } from './use-fan-pane'

const PANE = 'flex min-w-0 flex-1 flex-col bg-surface-raised outline-none'

function BackButton({ onBack }: { onBack: (() => void) | undefined }) {
  const { t } = useTranslation('tools')
  return onBack ? (
    <IconButton icon={ChevronLeft} mirrored name={t('inbox.back_to_list')} onClick={onBack} />
  ) : null
}

/** Error for a conversation that is missing or belongs to another creator, with a link back. */
export function ChannelMissing({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <section aria-label={t('inbox.thread')} data-pane="" className={PANE}>
      <h1 tabIndex={-1} className="sr-only">
        {t('inbox.gone_title')}
      </h1>
      <EmptyState
        icon={MessageCircleX}
        title={t('inbox.gone_title')}
        actions={<Button onClick={onBack}>{t('inbox.gone_back')}</Button>}
      >
        {t('inbox.gone_text')}
      </EmptyState>
    </section>
  )
}

/** Error for a conversation that failed to load, with a retry. */
export function OpenFailed({ read, onBack }: { read: UseQueryResult; onBack: (() => void) | undefined }) {
  const { t } = useTranslation('tools')
  return (
    <section aria-label={t('inbox.thread')} data-pane="" className={PANE}>
      <h1 tabIndex={-1} className="sr-only">
        {t('inbox.open_failed')}
      </h1>
      <div className="flex h-pane-head shrink-0 items-center px-2">
        <BackButton onBack={onBack} />
      </div>
      <QueryContent of={read} />
    </section>
  )
}

const FanPaneBones = ({ className }: { className: string }) => (
  <div aria-hidden className={cx('shrink-0 overflow-hidden border-line bg-surface', className)}>
    <FanPaneSkeleton />
  </div>
)

/** Skeletons of header, messages, composer and panel. */
export function OpenSkeleton({
  onBack,
  fanPanePosition,
}: {
  onBack: (() => void) | undefined
  fanPanePosition: FanPanePosition | undefined
}) {
  const { t } = useTranslation('tools')
  return (
    <>
      {fanPanePosition === 'list' && <FanPaneBones className="w-80 border-e" />}
      <section aria-label={t('inbox.thread')} aria-busy data-pane="" className={PANE}>
        <h1 tabIndex={-1} className="sr-only">
          {t('inbox.title')}
        </h1>
        <div className="flex h-pane-head shrink-0 items-center gap-[10px] border-b border-line px-4">
          <BackButton onBack={onBack} />
          <Skeleton>
            <span className="flex items-center gap-[10px]">
              <SkeletonBar className="size-9 rounded-full" />
              <SkeletonBar className="h-3 w-32" />
            </span>
          </Skeleton>
        </div>
        <ThreadSkeleton />
        <div className="p-4 pt-0">
          <Skeleton>
            <SkeletonBar className="h-24 rounded-card" />
          </Skeleton>
        </div>
      </section>
      {fanPanePosition === 'beside' && <FanPaneBones className="w-[340px] border-s" />}
    </>
  )
}
