import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { Page } from '@/ui/page'
import { TableSkeleton } from '@/ui/table-skeleton'

import { useCreatorsView } from '../creators/creators-view'
import { InviteDialog } from '../creators/invite/invite-dialog'
import { useInviting } from '../creators/invite/use-inviting'
import { useOpenedCreator } from '../creators/opened-creator'
import { CreatorDrawer } from '../creators/parts/creator-drawer'
import { CreatorFilters } from '../creators/parts/creator-filters'
import { InviteButton, EmployeesLink } from '../creators/parts/creators-actions'
import { CreatorsList } from '../creators/parts/creators-list'
import { useCreatorRights } from '../creators/rights'
import { useCreators } from '../creators/use-creators'
import { useAgencyLive } from '../live'

/** /agency-creators: the agency's creators with their money, chats and teams (screens S4). */
export default function CreatorsScreen() {
  const { t } = useTranslation('analytics')
  useAgencyLive()
  const view = useCreatorsView()
  const rights = useCreatorRights()
  const list = useCreators(view, rights.userId)
  const opened = useOpenedCreator()
  const inviting = useInviting()
  const { creatorId } = opened
  const invite = <InviteButton rights={rights} onInvite={inviting.begin} />
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
      <ContentState
        isBare
        status={useQueryStatus(list.found)}
        skeleton={
          <div className={cardLook}>
            <TableSkeleton rows={14} columns={9} hasPictures />
          </div>
        }
      >
        <CreatorsList view={view} list={list} rights={rights} onOpen={opened.open} invite={invite} />
      </ContentState>
      {creatorId !== null && (
        <CreatorDrawer
          key={creatorId}
          creatorId={creatorId}
          known={list.creators.find(({ creator }) => creator.userId === creatorId)}
          knownAt={list.found.dataUpdatedAt}
          part={opened.part}
          rights={rights}
          onPart={opened.setPart}
          onClose={opened.close}
        />
      )}
      {inviting.isInviting && <InviteDialog mayInvite={rights.changesMoney} onClose={inviting.end} />}
    </Page>
  )
}
