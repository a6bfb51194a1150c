import { RotateCcw } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'

/** Replaces the group select when groups fail to load, since an empty select would look like no groups. */
export function GroupRetry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('analytics')
  return (
    <Button icon={RotateCcw} onClick={onRetry}>
      {t('filter.groups_retry')}
    </Button>
  )
}
