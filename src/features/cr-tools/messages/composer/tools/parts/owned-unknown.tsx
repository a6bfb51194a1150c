import { useTranslation } from '@/i18n/use-translation'

import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'

/** What the fan already has could not be read: nothing counts as new to them. */
export function OwnedUnknown({ isChecking, onRetry }: { isChecking: boolean; onRetry: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <div className="w-full">
      <Banner
        tone="warning"
        actions={
          <Button size="small" busy={isChecking} onClick={onRetry}>
            {t('compose_tools.retry')}
          </Button>
        }
      >
        {t('compose_tools.owned_unknown')}
      </Banner>
    </div>
  )
}
