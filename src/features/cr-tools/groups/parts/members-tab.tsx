import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { UserRoundSearch, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listGroupMembers } from '@/api/calls/chat/groups'
import { errorText } from '@/api/errors'
import { pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { Group, GroupMember } from '@/domain/chat/group'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { FieldError } from '@/ui/feedback/field-error'
import { SearchField } from '@/ui/field/search-field'
import { Segmented } from '@/ui/field/segmented'
import { Table } from '@/ui/table/table'

import { useNames } from '../../people/names'
import { affectedMembers, needsConfirmation, type MemberAction } from '../member-actions'
import { MEMBER_STATES, type useMembersView } from '../members-view'
import { useMayEditGroups } from '../use-may-edit-groups'
import { type GroupSubject, useMemberAction } from '../use-member-action'
import { ConfirmActionDialog } from './confirm-action-dialog'
import { MembersBulkBar } from './members-bulk-bar'
import { groupMemberColumns } from './group-member-columns'
import { PeopleSkeleton } from './members-skeleton'
import { LoadMore } from './load-more'

const PER_PAGE = 50
type MembersView = ReturnType<typeof useMembersView>

function useGroupMembers({ creatorId, channelId }: GroupSubject, view: MembersView) {
  const found = useInfiniteQuery({
    ...pagesOf(
      listGroupMembers,
      { channelId, query: view.asked, state: view.state, limit: PER_PAGE },
      creatorId,
    ),
    placeholderData: keepPreviousData,
  })
  return { found, members: found.data?.pages.flatMap((page) => page.data) ?? [] }
}

/** State of the selection and of the action that waits for confirmation. */
function useMemberActions(subject: GroupSubject, members: readonly GroupMember[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<{ act: 'ban' | 'remove'; members: GroupMember[] }>()
  const change = useMemberAction(subject, () => {
    setSelected(new Set())
    setAsked(undefined)
  })
  const chosen = members.filter(({ userId }) => selected.has(userId))
  const act = (what: MemberAction, whom: readonly GroupMember[]) => {
    const fitting = affectedMembers(what, whom)
    change.reset()
    if (needsConfirmation(what)) setAsked({ act: what, members: fitting })
    else change.mutate({ act: what, members: fitting })
  }
  return {
    selected,
    chosen,
    asked,
    change,
    act,
    stopAsking: () => setAsked(undefined),
    select: (userId: string, isOn: boolean) =>
      setSelected((before) => {
        const after = new Set(before)
        if (isOn) after.add(userId)
        else after.delete(userId)
        return after
      }),
    selectAll: (isOn: boolean) => setSelected(new Set(isOn ? members.map(({ userId }) => userId) : [])),
  }
}

function MemberFilters({ view }: { view: MembersView }) {
  const { t } = useTranslation('tools')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField
        className="w-64 max-w-full max-sm:grow"
        name={t('groups.search')}
        value={view.query}
        onChange={view.search}
      />
      <Segmented
        name={t('groups.show')}
        options={MEMBER_STATES.map((value) => ({ value, label: t(`groups.show_${value}`) }))}
        value={view.state}
        onChange={view.setState}
      />
    </div>
  )
}

function NoMembers({ view }: { view: MembersView }) {
  const { t } = useTranslation('tools')
  if (view.asked === '' && view.state === 'all')
    return (
      <EmptyState icon={UsersRound} title={t('groups.members_empty')}>
        {t('groups.members_empty_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={UserRoundSearch}
      title={t('groups.members_none')}
      actions={
        <Button
          onClick={() => {
            view.search('')
            view.setState('all')
          }}
        >
          {t('groups.show_everybody')}
        </Button>
      }
    >
      {t('groups.members_none_text')}
    </EmptyState>
  )
}

function MemberTable({ subject, group, view }: { subject: GroupSubject; group: Group; view: MembersView }) {
  const { t } = useTranslation('tools')
  const mayEdit = useMayEditGroups()
  const { found, members } = useGroupMembers(subject, view)
  const known = useNames(members.map(({ userId }) => userId))
  const nameOf = (userId: string) => known(userId) ?? t('groups.unknown')
  const { selected, chosen, asked, change, act, ...acts } = useMemberActions(subject, members)
  const desk = { t, currency: group.currency, nameOf, mayEdit, selected, onSelect: acts.select }
  const columns = groupMemberColumns({ ...desk, onAction: (what, member) => act(what, [member]) })
  return (
    <ContentState
      status={useQueryStatus(found, members.length === 0)}
      skeleton={<PeopleSkeleton />}
      empty={<NoMembers view={view} />}
    >
      <div>
        {mayEdit && (
          <MembersBulkBar
            shown={members}
            selected={chosen}
            onAll={acts.selectAll}
            onClear={() => acts.selectAll(false)}
            onAct={(what) => act(what, chosen)}
          />
        )}
        <div role="alert">
          {change.error && !asked && (
            <div className="pt-2">
              <FieldError>{t('groups.act_failed', { reason: errorText(change.error) })}</FieldError>
            </div>
          )}
        </div>
      </div>
      <div className={cardClasses}>
        <Table
          name={t('groups.members_title')}
          columns={columns}
          rows={members}
          rowKey={({ userId }) => userId}
          rowName={({ userId }) => nameOf(userId)}
          selected={selected}
        />
      </div>
      <LoadMore of={found} />
      {asked && (
        <ConfirmActionDialog
          act={asked.act}
          count={asked.members.length}
          isBusy={change.isPending}
          error={change.error}
          onAct={() => change.mutate(asked)}
          onClose={acts.stopAsking}
        />
      )}
    </ContentState>
  )
}

/** Members with search, state filter and single or bulk actions (screens S13). */
export function MembersTab({
  subject,
  group,
  view,
}: {
  subject: GroupSubject
  group: Group
  view: MembersView
}) {
  return (
    <div className="flex flex-col gap-4 pb-8">
      <MemberFilters view={view} />
      <MemberTable subject={subject} group={group} view={view} />
    </div>
  )
}
