import { useTranslation } from '@/i18n/use-translation'

import { Banner } from '@/ui/feedback/banner'

/** Shown when the fan's purchases can't be checked: nothing counts as new to them. */
export function OwnedUnknown({
  hasFailed,
  isChecking,
  checkAgain,
}: {
  hasFailed: boolean
  isChecking: boolean
  checkAgain: () => void
}) {
  const { t } = useTranslation('tools')
  if (!hasFailed) return null
  return (
    <div className="w-full">
      <Banner tone="warning" onRetry={checkAgain} isRetrying={isChecking}>
        {t('compose_tools.owned_unknown')}
      </Banner>
    </div>
  )
}
