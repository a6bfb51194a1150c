import { MailPlus, UsersRound } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { href } from '@/domain/page/routes'
import { Button } from '@/ui/button'
import { buttonClasses } from '@/ui/button-classes'
import { Icon } from '@/ui/icon'

import type { CreatorRights } from '../creator-rights'

/** Directors invite, agency managers see invitations, account managers learn who can invite. */
export function InviteButton({ rights, onInvite }: { rights: CreatorRights; onInvite: () => void }) {
  const { t } = useTranslation('analytics')
  return (
    <Button
      {...(rights.changesMoney && { kind: 'primary' as const })}
      icon={MailPlus}
      disabledReason={rights.seesMoney ? undefined : t('creators.invite_locked')}
      onClick={onInvite}
    >
      {t(rights.seesMoney && !rights.changesMoney ? 'creators.invitations' : 'creators.invite')}
    </Button>
  )
}

/** Links to employees, which the navigation shows to agency managers only (screens S0). */
export function EmployeesLink() {
  const { t } = useTranslation('analytics')
  return (
    <Link to={href('agencyEmployees')} className={buttonClasses({})}>
      <Icon of={UsersRound} className="-ms-0.5" />
      {t('creators.team')}
    </Link>
  )
}
