import { Users } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { href } from '@/domain/page/routes'
import { Button } from '@/ui/button'
import { buttonClasses } from '@/ui/button-classes'
import { cardClasses } from '@/ui/card'
import { EmptyState } from '@/ui/feedback/empty-state'

import { useCreatorRights } from '../../creators/creator-rights'

/** Links to the first invitation, or says who can send it. */
function InviteLink() {
  const { t } = useTranslation('analytics')
  const words = t('overview.empty_invite')
  if (!useCreatorRights().changesMoney)
    return <Button disabledReason={t('creators.invite_locked')}>{words}</Button>
  return (
    <Link to={`${href('agencyCreators')}?invite=1`} className={buttonClasses({ kind: 'primary' })}>
      {words}
    </Link>
  )
}

/** The empty state: no creators in the chosen group, or none at all. */
export function FloorEmptyState({ onAllGroups }: { onAllGroups: (() => void) | undefined }) {
  const { t } = useTranslation('analytics')
  return (
    <div className={cardClasses}>
      {onAllGroups ? (
        <EmptyState
          icon={Users}
          title={t('floor.group_empty_title')}
          actions={<Button onClick={onAllGroups}>{t('floor.all_groups')}</Button>}
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
