import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { Spinner } from '@/ui/spinner'

type InfiniteRowsQuery = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
>

/** Root margin: preloads the next rows this far before the end. */
const PRELOAD_MARGIN = '1200px'

/** Infinite scroll: preloads the next rows after the last one, and shows an error when that fails. */
export function LoadMoreRows({ of }: { of: InfiniteRowsQuery }) {
  const { t } = useTranslation('common')
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = of
  const end = useRef<HTMLDivElement>(null)
  const isEnabled = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    const element = end.current
    if (!element || !isEnabled || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && void fetchNextPage(),
      { root: element.closest('[role="region"]'), rootMargin: `${PRELOAD_MARGIN} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isEnabled, fetchNextPage])
  if (!hasNextPage) return null
  return (
    <div ref={end} className="sticky start-0 flex min-h-row w-fit flex-wrap items-center gap-3 px-4 py-2">
      {isFetchingNextPage && (
        <span role="status" className="flex items-center gap-2 text-13 text-text-quiet">
          <Spinner />
          {t('page.loading_more')}
        </span>
      )}
      <CallError error={isFetchNextPageError && !isFetchingNextPage && error} />
      {!isFetchingNextPage && (
        <Button size="small" onClick={() => void fetchNextPage()}>
          {t('page.more')}
        </Button>
      )}
    </div>
  )
}
