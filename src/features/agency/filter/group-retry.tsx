import { RotateCcw } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'

/** In the place of the groups to choose from, where they could not be loaded: no choice would look like no groups. */
export function GroupRetry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('analytics')
  return (
    <Button icon={RotateCcw} onClick={onRetry}>
      {t('filter.groups_retry')}
    </Button>
  )
}
