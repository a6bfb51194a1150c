import { Link } from 'react-router'

import { hrefWith } from '@/domain/page/href-with'
import { useRoles } from '@/features/auth'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { buttonClasses } from '@/ui/button-classes'

import { mayTakeOnCreators } from './rights'

/** Links to the first invitation, or says who can send it. */
export function InviteCreatorLink() {
  const { t } = useTranslation('analytics')
  const words = t('overview.empty_invite')
  if (!mayTakeOnCreators(useRoles().roles))
    return <Button disabledReason={t('creators.invite_locked')}>{words}</Button>
  return (
    <Link to={hrefWith('agencyCreators', { invite: '1' })} className={buttonClasses({ kind: 'primary' })}>
      {words}
    </Link>
  )
}
