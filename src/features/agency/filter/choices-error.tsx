import { RotateCcw } from 'lucide-react'

import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/feedback/field-error'

/** Shows that a field's options failed to load, with a retry; renders nothing without one. */
export function ChoicesError({ retry }: { retry: (() => void) | undefined }) {
  const { t } = useTranslation('analytics')
  if (!retry) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2">
      <FieldError>{t('filter.not_loaded')}</FieldError>
      <Button size="small" icon={RotateCcw} onClick={retry}>
        {t('filter.load_again')}
      </Button>
    </div>
  )
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
