import { RotateCcw } from 'lucide'

import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { ErrorAlert } from '@/ui/feedback/error-alert'

/** Shows that a field's options failed to load, with a retry; renders nothing without one. */
export function ChoicesError({ retry }: { retry: (() => void) | undefined }) {
  const { t } = useTranslation('analytics')
  return retry && <ErrorAlert onRetry={retry}>{t('filter.not_loaded')}</ErrorAlert>
}

/** Replaces the group select when groups fail to load, since an empty select would look like no groups. */
export function GroupRetry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('analytics')
  return (
    <Button icon={RotateCcw} onClick={onRetry}>
      {t('filter.groups_retry')}
    </Button>
  )
}
