import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'

interface LoadMoreProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  className?: string
}

/** Button that loads the next page of a list, while there is one. */
export function LoadMore({ query, className = '' }: LoadMoreProps) {
  const { t } = useTranslation('common')
  if (!query.hasNextPage) return null
  return (
    <Button className={className} busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {t('page.more')}
    </Button>
  )
}
