import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { Banner } from '@/ui/feedback/banner'

/** Shows why a change failed, with a retry. */
export function ChangeErrorBanner<Change>({
  change: { error, variables, mutate, reset },
}: {
  change: Pick<UseMutationResult<unknown, Error, Change>, 'error' | 'variables' | 'mutate' | 'reset'>
}) {
  const { t } = useTranslation('analytics')
  if (!error) return null
  return (
    <div className="mb-4">
      <Banner
        tone="danger"
        onDismiss={reset}
        onRetry={variables === undefined ? undefined : () => mutate(variables)}
      >
        {t('employees.change_failed', { reason: errorText(error) })}
      </Banner>
    </div>
  )
}
