import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'

/** Button that loads the next page of a list, if there is one. */
export function LoadMore({
  of: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: {
  of: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
}) {
  const { t } = useTranslation('tools')
  if (!hasNextPage) return null
  return (
    <Button className="self-center" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('groups.more')}
    </Button>
  )
}
