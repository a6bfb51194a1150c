import { UserRoundX } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { href } from '@/domain/page/routes'
import { buttonClasses } from '@/ui/button-classes'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Page } from '@/ui/layout/page'

/**
 * Shown when a manager removes the creator from the user while in focus. Drafts stay for the creator's return; unsent
 * messages are in the menu of failed ones.
 */
export function CreatorUnassigned() {
  const { t } = useTranslation('home')
  return (
    <Page title={t('home.title')}>
      <EmptyState
        icon={UserRoundX}
        title={t('home.gone_title')}
        actions={
          <Link to={href('crSelect')} className={buttonClasses({ kind: 'primary' })}>
            {t('home.choose')}
          </Link>
        }
      >
        {t('home.gone_text')}
      </EmptyState>
    </Page>
  )
}
