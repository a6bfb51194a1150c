import { Users } from 'lucide-react'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { href } from '@/domain/page/routes'
import { useRoles } from '@/features/auth'
import { Button } from '@/ui/button'
import { buttonClasses } from '@/ui/button-classes'
import { cardClasses } from '@/ui/card'
import { EmptyState } from '@/ui/feedback/empty-state'

import { mayChangePay } from '../../staff/rights'

/** Links to the first invitation, or says who can send it. */
function InviteLink() {
  const { t } = useTranslation('analytics')
  const words = t('overview.empty_invite')
  if (!mayChangePay(useRoles().roles))
    return <Button disabledReason={t('creators.invite_locked')}>{words}</Button>
  return (
    <Link to={`${href('agencyCreators')}?invite=1`} className={buttonClasses({ kind: 'primary' })}>
      {words}
    </Link>
  )
}

/** The empty state: no creators in the chosen group, or none at all. */
export function FloorEmptyState({ filter }: { filter: Pick<FigureFilter, 'groupId' | 'change'> }) {
  const { t } = useTranslation('analytics')
  return (
    <div className={cardClasses}>
      {filter.groupId !== null ? (
        <EmptyState
          icon={Users}
          title={t('floor.group_empty_title')}
          actions={<Button onClick={() => filter.change({ groupId: null })}>{t('floor.all_groups')}</Button>}
        >
          {t('floor.group_empty_text')}
        </EmptyState>
      ) : (
        <EmptyState icon={Users} title={t('floor.empty_title')} actions={<InviteLink />}>
          {t('floor.empty_text')}
        </EmptyState>
      )}
    </div>
  )
}
