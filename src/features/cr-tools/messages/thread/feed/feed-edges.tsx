import { useTranslation } from '@/i18n/use-translation'

import { ErrorAlert } from '@/ui/feedback/error-alert'

import { PageSkeleton } from '../base/thread-skeleton'
import type { PageState } from './use-thread-pages'

/**
 * Above the oldest line: a skeleton, an error, or the start of the conversation. Fixed height, so that
 * nothing shifts.
 */
export function EdgeAbove({
  hasBefore,
  state,
  onRetry,
}: {
  hasBefore: boolean
  state: PageState
  onRetry: () => void
}) {
  const { t } = useTranslation('tools')
  return (
    <div className="absolute inset-x-6 top-0 flex h-28 flex-col justify-end pb-4 max-md:inset-x-4">
      {!hasBefore && <p className="text-center text-12 text-text-faint">{t('thread.start')}</p>}
      {hasBefore && state !== 'failed' && <PageSkeleton />}
      {hasBefore && state === 'failed' && <PageFailed words={t('thread.before_failed')} onRetry={onRetry} />}
    </div>
  )
}

/** Error for a page that failed to load; the rest of the thread stays. */
export function PageFailed({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <ErrorAlert className="justify-center" onRetry={onRetry}>
      {words}
    </ErrorAlert>
  )
}
