import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'

/** Shows why a change failed, with a retry. */
export function ChangeErrorBanner({
  error,
  onRetry,
  onDismiss,
}: {
  error: Error | null
  onRetry?: () => void
  onDismiss: () => void
}) {
  const { t } = useTranslation('analytics')
  if (!error) return null
  return (
    <div className="mb-4">
      <Banner
        tone="danger"
        onDismiss={onDismiss}
        actions={
          onRetry && (
            <Button size="small" onClick={onRetry}>
              {t('employees.retry')}
            </Button>
          )
        }
      >
        {t('employees.change_failed', { reason: errorText(error) })}
      </Banner>
    </div>
  )
}
