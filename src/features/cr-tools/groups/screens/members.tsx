import { useInfiniteQuery } from '@tanstack/react-query'
import { Lock } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { Link, useParams } from 'react-router'

import type { Group } from '@/domain/chat/group'
import { href } from '@/domain/page/routes'
import { formatNumber } from '@/i18n/format'
import { Banner } from '@/ui/feedback/banner'
import { buttonClasses } from '@/ui/button-classes'
import { Tabs } from '@/ui/layout/tabs'
import { isolatedName } from '@/ui/text/user-name'

import { useCreatorId } from '../../focus/use-creator-id'
import { useMembersView } from '../members-view'
import { AddMembers } from '../add-members'
import { GroupPageLayout } from '../group-page-layout'
import { GroupLoader, useGroup } from '../group-loader'
import { LogTab } from '../log-tab'
import { MembersSkeleton } from '../members-skeleton'
import { GroupMembersTab } from '../group-members-tab'
import { RequestsTab, joinRequestsQuery } from '../requests-tab'
import { useMayEdit } from '../../base/permissions'

function GroupPeopleTabs({ creatorId, group }: { creatorId: string; group: Group }) {
  const { t } = useTranslation('tools')
  const { channelId } = group
  const subject = { creatorId, channelId }
  const view = useMembersView()
  const requests = useInfiniteQuery(joinRequestsQuery(subject))
  const waiting = requests.data?.pages.reduce((sum, page) => sum + page.data.length, 0)
  const countOf = (number: string) => (requests.hasNextPage ? t('groups.count_more', { number }) : number)
  return (
    <Tabs
      name={t('groups.views')}
      items={[
        { id: 'members', label: t('groups.tab_members'), count: formatNumber(group.memberCount) },
        {
          id: 'requests',
          label: t('groups.tab_requests'),
          ...(waiting !== undefined && { count: countOf(formatNumber(waiting)) }),
        },
        { id: 'log', label: t('groups.tab_log') },
      ]}
      value={view.tab}
      onChange={(tab) => view.show({ tab })}
    >
      {view.tab === 'members' && <GroupMembersTab subject={subject} group={group} view={view} />}
      {view.tab === 'requests' && <RequestsTab subject={subject} />}
      {view.tab === 'log' && <LogTab subject={subject} />}
    </Tabs>
  )
}

/** /cr-tools/messages/groups/:channelId/members: members, join requests and log (screens S13). */
export default function GroupMembersScreen() {
  const { t } = useTranslation('tools')
  const { channelId = '' } = useParams()
  const creatorId = useCreatorId()
  const mayEdit = useMayEdit('groups')
  const { isGone, name } = useGroup(creatorId, channelId)
  return (
    <GroupPageLayout
      isWide
      title={
        name === undefined ? t('groups.members_title') : t('groups.members_of', { name: isolatedName(name) })
      }
      fallback={href('channel', { channelId })}
      actions={
        !isGone && (
          <>
            <Link to={href('groupEdit', { channelId })} className={buttonClasses({})}>
              {t('groups.go_edit')}
            </Link>
            {mayEdit && creatorId !== undefined && <AddMembers subject={{ creatorId, channelId }} />}
          </>
        )
      }
    >
      {!mayEdit && (
        <div className="mb-4">
          <Banner icon={Lock}>{t('groups.read_only')}</Banner>
        </div>
      )}
      {creatorId !== undefined && (
        <GroupLoader creatorId={creatorId} channelId={channelId} skeleton={<MembersSkeleton />}>
          {(group) => (
            <GroupPeopleTabs key={`${creatorId} ${channelId}`} creatorId={creatorId} group={group} />
          )}
        </GroupLoader>
      )}
    </GroupPageLayout>
  )
}
