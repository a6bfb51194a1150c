import { MailX } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { WelcomeView } from '../welcome-view'

/** The address names a sequence that is not there. */
export function Gone({ view }: { view: WelcomeView }) {
  const { t } = useTranslation('marketplace')
  return (
    <EmptyState
      icon={MailX}
      title={t('welcome.gone')}
      actions={<Button onClick={view.showAll}>{t('welcome.back')}</Button>}
    >
      {t('welcome.gone_text')}
    </EmptyState>
  )
}
