import { UserRoundSearch, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listGroupMembers } from '@/api/calls/chat/groups'
import { errorText } from '@/api/errors'
import { pagesOf } from '@/api/query'
import { type Group, GROUP_MEMBER_SORTS, type GroupMember } from '@/domain/chat/group'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { CallError } from '@/ui/feedback/call-error'
import { Segmented } from '@/ui/field/segmented'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'
import { ServerTable } from '@/features/figures/table/server-table'
import { useNamedTable } from '@/features/figures/table/use-named-table'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { useUrlSort } from '@/features/figures/url/use-url-sort'

import { affectedMembers, needsConfirmation, type MemberAction, applicableActions } from './member-actions'
import { GROUP_MEMBER_STATES, type MembersView } from './members-view'
import { type GroupSubject, useMemberAction } from './use-member-action'
import { AddMembers } from './add-members'
import { useGroupMemberColumns } from './use-group-member-columns'
import { useMayEdit } from '../base/permissions'

/** The selection, what can be done with it, and the action that waits for confirmation. */
function useMemberActions(subject: GroupSubject) {
  const { t } = useTranslation('tools')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [pending, setPending] = useState<{ act: 'ban' | 'remove'; members: GroupMember[] }>()
  const change = useMemberAction(subject, () => {
    setSelected(new Set())
    setPending(undefined)
  })
  const act = (what: MemberAction, whom: readonly GroupMember[]) => {
    const fitting = affectedMembers(what, whom)
    change.reset()
    if (needsConfirmation(what)) setPending({ act: what, members: fitting })
    else change.mutate({ act: what, members: fitting })
  }
  const selecting = {
    selected,
    onSelected: setSelected,
    bulk: (members: readonly GroupMember[]) => (
      <>
        {applicableActions(members).map((what) => (
          <Button key={what} size="small" onClick={() => act(what, members)}>
            {t(`groups.act_${what}`)}
          </Button>
        ))}
      </>
    ),
  }
  return { selecting, pending, change, act, cancel: () => setPending(undefined) }
}

function MemberFilters({ view }: { view: MembersView }) {
  const { t } = useTranslation('tools')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <UrlSearchField name={t('groups.search')} className="w-64 max-w-full max-sm:grow" />
      <Segmented
        label={t('groups.show')}
        labelHidden
        options={GROUP_MEMBER_STATES.map((value) => ({ value, label: t(`groups.show_${value}`) }))}
        value={view.state}
        onChange={(state) => view.show({ state })}
      />
    </div>
  )
}

function NoMembers({ subject, view }: Pick<GroupMembersTabProps, 'subject' | 'view'>) {
  const { t } = useTranslation('tools')
  const mayEdit = useMayEdit('groups')
  if (view.query === '' && view.state === 'all')
    return (
      <EmptyState
        icon={UsersRound}
        title={t('groups.members_empty')}
        actions={mayEdit && <AddMembers subject={subject} />}
      >
        {t('groups.members_empty_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={UserRoundSearch}
      title={t('groups.members_none')}
      actions={
        <Button onClick={() => view.show({ query: '', state: 'all' })}>{t('groups.show_everybody')}</Button>
      }
    >
      {t('groups.members_none_text')}
    </EmptyState>
  )
}

type MemberActions = ReturnType<typeof useMemberActions>

/** Why the last action failed; with a question open it is said there. */
function ActionProblem({ actions: { pending, change } }: { actions: MemberActions }) {
  const { t } = useTranslation('tools')
  return (
    <CallError error={!pending && change.error} renderText={(reason) => t('groups.act_failed', { reason })} />
  )
}

/** Asks before members are banned or removed. */
function ActionQuestion({ actions: { pending, change, cancel } }: { actions: MemberActions }) {
  const { t } = useTranslation('tools')
  if (!pending) return null
  return (
    <DangerConfirmation
      title={t(`groups.${pending.act}_title`, { count: pending.members.length })}
      confirmLabel={t(`groups.act_${pending.act}`)}
      isBusy={change.isPending}
      problem={change.error && errorText(change.error)}
      onCancel={cancel}
      onConfirm={() => change.mutate(pending)}
    >
      {t(`groups.${pending.act}_text`)}
    </DangerConfirmation>
  )
}

function MemberTable({ subject, group, view }: GroupMembersTabProps) {
  const { t } = useTranslation('tools')
  const { creatorId, channelId } = subject
  const mayEdit = useMayEdit('groups')
  const actions = useMemberActions(subject)
  const { order, ...sorting } = useUrlSort(GROUP_MEMBER_SORTS)
  const columnsBy = useGroupMemberColumns({
    currency: group.currency,
    mayEdit,
    onAction: (what, member) => actions.act(what, [member]),
  })
  const request = { channelId, query: view.query, state: view.state, ...(order && { sort: order }) }
  const { nameOf, table } = useNamedTable({
    pagesOf: (limit) => pagesOf(listGroupMembers, { ...request, limit }, creatorId),
    pageSize: 50,
    file: { name: 'group-members' },
    userIdsOf: ({ userId }: GroupMember) => [userId],
    columnsOf: columnsBy,
  })
  return (
    <>
      <ActionProblem actions={actions} />
      <ServerTable
        {...table}
        {...sorting}
        {...(mayEdit && actions.selecting)}
        id="group-members"
        title={t('groups.members_title')}
        rowKey={({ userId }) => userId}
        rowName={({ userId }) => nameOf(userId)}
        empty={<NoMembers subject={subject} view={view} />}
      />
      <ActionQuestion actions={actions} />
    </>
  )
}

interface GroupMembersTabProps {
  subject: GroupSubject
  group: Group
  view: MembersView
}

/** Members with search, state filter and single or bulk actions (screens S13). */
export function GroupMembersTab(props: GroupMembersTabProps) {
  return (
    <div className="flex flex-col gap-4 pb-8">
      <MemberFilters view={props.view} />
      <MemberTable {...props} />
    </div>
  )
}
