import { Lock } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { Icon } from '@/ui/icon'

/** Replaces hidden spend with who can grant access. */
export function HiddenSpend() {
  const { t } = useTranslation('profile')
  return (
    <p className="flex items-start gap-2 text-13 text-text-quiet">
      <Icon of={Lock} className="mt-px" />
      {t('fan.money_hidden')}
    </p>
  )
}
