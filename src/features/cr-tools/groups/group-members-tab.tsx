import { UserRoundSearch, UsersRound } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listGroupMembers } from '@/api/calls/chat/groups'
import { pagesOf } from '@/api/query'
import { type Group, GROUP_MEMBER_SORTS, type GroupMember } from '@/domain/chat/group'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { CallError } from '@/ui/feedback/call-error'
import { Segmented } from '@/ui/field/segmented'
import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { ServerTable } from '@/features/figures/table/server-table'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { useUrlSort } from '@/features/figures/url/use-url-sort'

import { affectedMembers, needsConfirmation, type MemberAction, applicableActions } from './member-actions'
import { GROUP_MEMBER_STATES, type MembersView } from './members-view'
import {
  applyAction,
  type GroupSubject,
  type MemberRun,
  useAfterAction,
  useMemberAction,
} from './use-member-action'
import { AddMembers } from './add-members'
import { useGroupMemberColumns } from './use-group-member-columns'
import { useMayEdit } from '../base/permissions'

/** The selection, what can be done with it, and the action that waits for confirmation. */
function useMemberActions(subject: GroupSubject) {
  const { t } = useTranslation('tools')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [pending, setPending] = useState<MemberRun<'ban' | 'remove'>>()
  const after = useAfterAction(subject)
  /** Others may have been selected since. */
  const deselect = (members: readonly GroupMember[]) =>
    setSelected((latest) => new Set([...latest].filter((id) => !members.some(({ userId }) => userId === id))))
  const change = useMemberAction(subject, after, deselect)
  const run = (what: MemberAction, whom: readonly GroupMember[]) => {
    const fitting = affectedMembers(what, whom)
    if (needsConfirmation(what)) setPending({ action: what, members: fitting, chosen: whom })
    else change.mutate({ action: what, members: fitting, chosen: whom })
  }
  const selecting = {
    selected,
    onSelected: setSelected,
    bulk: (members: readonly GroupMember[]) => (
      <>
        {applicableActions(members).map((what) => (
          <Button key={what} size="small" onClick={() => run(what, members)}>
            {t(`groups.act_${what}`)}
          </Button>
        ))}
      </>
    ),
  }
  const question = pending && {
    action: pending.action,
    count: pending.members.length,
    call: () => applyAction(subject, pending.action, pending.members),
    refresh: after.refresh,
    onDone: (changed: readonly GroupMember[]) => {
      after.toastDone(pending.action, changed)
      deselect(pending.chosen)
    },
    onClose: () => setPending(undefined),
  }
  return { selecting, question, error: change.error, run }
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

/** Asks before members are banned or removed. */
function ActionQuestion({ question }: Pick<MemberActions, 'question'>) {
  const { t } = useTranslation('tools')
  if (!question) return null
  const { action, count, ...call } = question
  return (
    <ConfirmCall
      {...call}
      title={t(`groups.${action}_title`, { count })}
      confirmLabel={t(`groups.act_${action}`)}
    >
      {t(`groups.${action}_text`)}
    </ConfirmCall>
  )
}

function MemberTable({ subject, group, view }: GroupMembersTabProps) {
  const { t } = useTranslation('tools')
  const { creatorId, channelId } = subject
  const mayEdit = useMayEdit('groups')
  const actions = useMemberActions(subject)
  const sorting = useUrlSort(GROUP_MEMBER_SORTS)
  const columnsBy = useGroupMemberColumns({
    creatorId,
    currency: group.currency,
    mayEdit,
    onAction: (what, member) => actions.run(what, [member]),
  })
  const request = {
    channelId,
    query: view.query,
    state: view.state,
    ...(sorting.order && { sort: sorting.order }),
  }
  const { nameOf, table } = useServerTable({
    pagesOf: (limit) => pagesOf(listGroupMembers, { ...request, limit }, creatorId),
    pageSize: 50,
    file: { name: 'group-members' },
    sorting,
    userIdsOf: ({ userId }: GroupMember) => [userId],
    columnsOf: columnsBy,
  })
  return (
    <>
      <CallError error={actions.error} renderText={(reason) => t('groups.act_failed', { reason })} />
      <ServerTable
        {...table}
        {...(mayEdit && actions.selecting)}
        id="group-members"
        title={t('groups.members_title')}
        rowKey={({ userId }) => userId}
        rowName={({ userId }) => nameOf(userId)}
        empty={<NoMembers subject={subject} view={view} />}
      />
      <ActionQuestion question={actions.question} />
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
