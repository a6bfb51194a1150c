import { MessageSquareDashed } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'

/** Says that no message matches: so far, if the search can go further back, or in the whole period. */
export function ReviewEmpty({
  filter,
  more,
}: {
  filter: FigureFilter
  more: { has: boolean; isBusy: boolean; search: () => void }
}) {
  const { t } = useTranslation('analytics')
  const act = more.has ? (
    <Button busy={more.isBusy} onClick={more.search}>
      {t('performance.review_search_on')}
    </Button>
  ) : (
    filter.isChanged && <Button onClick={() => filter.reset()}>{t('filter.reset')}</Button>
  )
  return (
    <div className={cardClasses}>
      <EmptyState
        icon={MessageSquareDashed}
        title={t(more.has ? 'performance.review_none_yet_title' : 'performance.review_none_title')}
        actions={act}
      >
        {t(more.has ? 'performance.review_none_yet_text' : 'performance.review_none_text')}
      </EmptyState>
    </div>
  )
}
