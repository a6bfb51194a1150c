import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'

import type { useMassList } from './use-mass-list'

/** Button that loads the next page, while there is one. */
export function LoadMore({ list }: Pick<ReturnType<typeof useMassList>, 'list'>) {
  const { t } = useTranslation('tools')
  return list.hasNextPage ? (
    <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {t('mass.load_more')}
    </Button>
  ) : null
}
