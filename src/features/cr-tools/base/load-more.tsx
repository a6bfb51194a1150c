import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'

interface LoadMoreProps {
  of: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  className?: string
}

/** Button that loads the next page of a list, while there is one. */
export function LoadMore({ of, className = '' }: LoadMoreProps) {
  const { t } = useTranslation('common')
  if (!of.hasNextPage) return null
  return (
    <Button className={className} busy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
      {t('page.more')}
    </Button>
  )
}
