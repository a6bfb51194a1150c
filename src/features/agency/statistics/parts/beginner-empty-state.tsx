import { Clock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { href } from '@/domain/page/routes'
import { buttonClasses } from '@/ui/button-classes'
import { cardClasses } from '@/ui/card'
import { EmptyState } from '@/ui/feedback/empty-state'

/** Links new chatters to the clock, which only the pages of the tools show (requirements 6). */
export function BeginnerEmptyState() {
  const { t } = useTranslation('analytics')
  const { t: words } = useTranslation('global')
  return (
    <div className={cardClasses}>
      <EmptyState
        icon={Clock}
        title={t('statistics.empty_title')}
        actions={
          <Link to={href('crSelect')} className={buttonClasses({ kind: 'primary' })}>
            {words('route.cr_select')}
          </Link>
        }
      >
        {t('statistics.empty_text')}
      </EmptyState>
    </div>
  )
}
