import { UserRoundX } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { href } from '@/domain/routes'
import { buttonLook } from '@/ui/button-look'
import { EmptyState } from '@/ui/empty-state'
import { Page } from '@/ui/page'

/**
 * Shown when a manager removes the creator from the user while in focus; drafts and unsent messages are kept.
 */
export function CreatorGone() {
  const { t } = useTranslation('home')
  return (
    <Page title={t('home.title')}>
      <EmptyState
        icon={UserRoundX}
        title={t('home.gone_title')}
        actions={
          <Link to={href('crSelect')} className={buttonLook({ kind: 'primary' })}>
            {t('home.choose')}
          </Link>
        }
      >
        {t('home.gone_text')}
      </EmptyState>
    </Page>
  )
}
