import { MailPlus, UsersRound } from 'lucide'
import { Link } from 'react-router'

import { useTranslation } from '@/i18n/use-translation'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { Page } from '@/ui/layout/page'
import { href } from '@/domain/page/routes'
import { Button } from '@/ui/button'
import { buttonClasses } from '@/ui/button-classes'
import { Icon } from '@/ui/icon'

import { useCreatorsView } from '../creators/creators-view'
import { InviteCreatorDialog } from '../creators/invite/invite-creator-dialog'
import { useOpenedCreator } from '../creators/use-opened-creator'
import { CreatorDrawer } from '../creators/creator-drawer'
import { CreatorFilters } from '../creators/creator-filters'
import { CreatorsList } from '../creators/creators-list'
import { type CreatorRights, useCreatorRights } from '../creators/creator-rights'
import { useCreators } from '../creators/use-creators'
import { useAgencyEvents } from '../live/agency-events'

/** Directors invite, agency managers see invitations, account managers learn who can invite. */
function InviteButton({ rights, onInvite }: { rights: CreatorRights; onInvite: () => void }) {
  const { t } = useTranslation('analytics')
  return (
    <Button
      {...(rights.mayInvite && { kind: 'primary' as const })}
      icon={MailPlus}
      disabledReason={rights.mayReadInvitations ? undefined : t('creators.invite_locked')}
      onClick={onInvite}
    >
      {t(rights.mayReadInvitations && !rights.mayInvite ? 'creators.invitations' : 'creators.invite')}
    </Button>
  )
}

/** Links to employees, which the navigation shows to agency managers only (screens S0). */
function EmployeesLink() {
  const { t } = useTranslation('analytics')
  return (
    <Link to={href('agencyEmployees')} className={buttonClasses({})}>
      <Icon of={UsersRound} className="-ms-0.5" />
      {t('creators.team')}
    </Link>
  )
}

const INVITE_KEYS = ['1'] as const

/** /agency-creators: the agency's creators with their money, chats and teams (screens S4). */
export default function CreatorsScreen() {
  const { t } = useTranslation('analytics')
  useAgencyEvents()
  const view = useCreatorsView()
  const rights = useCreatorRights()
  const list = useCreators(view, rights)
  const opened = useOpenedCreator()
  // In the URL, so that an empty overview can link to it.
  const [inviting, setInviting] = useOpenParam('invite', { keys: INVITE_KEYS })
  const { creatorId } = opened
  const invite = <InviteButton rights={rights} onInvite={() => setInviting('1')} />
  return (
    <Page
      title={t('creators.title')}
      actions={
        <>
          <EmployeesLink />
          {invite}
        </>
      }
    >
      <CreatorFilters view={view} />
      <CreatorsList view={view} list={list} rights={rights} onOpen={opened.open} invite={invite} />
      {creatorId !== null && (
        <CreatorDrawer
          key={creatorId}
          creatorId={creatorId}
          known={list.creators.find(({ creator }) => creator.userId === creatorId)}
          knownAt={list.table.read.dataUpdatedAt}
          tab={opened.part}
          rights={rights}
          onTab={opened.setPart}
          onClose={opened.close}
        />
      )}
      {inviting && <InviteCreatorDialog mayInvite={rights.mayInvite} onClose={() => setInviting(null)} />}
    </Page>
  )
}
