import { ArrowLeft } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'

export function Back({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('marketplace')
  return (
    <Button kind="ghost" size="small" onClick={onBack}>
      <Icon of={ArrowLeft} mirrored size="sm" />
      {t('welcome.back')}
    </Button>
  )
}
