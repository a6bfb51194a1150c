import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { UserRoundSearch, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listGroupMembers } from '@/api/calls/chat/groups'
import { errorText } from '@/api/errors'
import { pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { useNamesOr } from '@/api/user-names'
import type { Group, GroupMember } from '@/domain/chat/group'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { FieldError } from '@/ui/feedback/field-error'
import { Segmented } from '@/ui/field/segmented'
import { Table } from '@/ui/table/table'
import { DangerConfirmation } from '@/ui/overlay/danger-confirmation'
import { UrlSearchField } from '@/features/figures/url/url-search-field'

import { affectedMembers, needsConfirmation, type MemberAction, applicableActions } from '../member-actions'
import { GROUP_MEMBER_STATES, type MembersView } from '../members-view'
import { type GroupSubject, useMemberAction } from '../use-member-action'
import { AddMembers } from './add-members'
import { PeopleSkeleton } from './members-skeleton'
import { LoadMore } from '../../base/load-more'
import { SelectionBar } from '../../base/selection-bar'
import { useGroupMemberColumns } from './use-group-member-columns'
import { useMayEdit } from '../../base/edit-rights'

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
      <UrlSearchField name={t('groups.search')} className="w-64 max-w-full max-sm:grow" />
      <Segmented
        name={t('groups.show')}
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

/** The selected members and what can be done with them, and why that failed. */
function MemberBulkActions({
  actions,
  members,
}: {
  actions: MemberActions
  members: readonly GroupMember[]
}) {
  const { t } = useTranslation('tools')
  const { chosen, asked, change, act, selectAll } = actions
  return (
    <div>
      <SelectionBar
        name={t('groups.selection')}
        selected={chosen.length}
        shown={members.length}
        words={{
          all: t('groups.select_all'),
          selected: t('groups.selected', { count: chosen.length }),
          clear: t('groups.clear_selection'),
        }}
        onAll={selectAll}
      >
        <div className="flex flex-wrap gap-2">
          {applicableActions(chosen).map((what) => (
            <Button key={what} size="small" onClick={() => act(what, chosen)}>
              {t(`groups.act_${what}`)}
            </Button>
          ))}
        </div>
      </SelectionBar>
      <div role="alert">
        {change.error && !asked && (
          <div className="pt-2">
            <FieldError>{t('groups.act_failed', { reason: errorText(change.error) })}</FieldError>
          </div>
        )}
      </div>
    </div>
  )
}

/** Asks before members are banned or removed. */
function ActionQuestion({ actions: { asked, change, stopAsking } }: { actions: MemberActions }) {
  const { t } = useTranslation('tools')
  if (!asked) return null
  return (
    <DangerConfirmation
      title={t(`groups.${asked.act}_title`, { count: asked.members.length })}
      confirmLabel={t(`groups.act_${asked.act}`)}
      isBusy={change.isPending}
      problem={change.error && errorText(change.error)}
      onCancel={stopAsking}
      onConfirm={() => change.mutate(asked)}
    >
      {t(`groups.${asked.act}_text`)}
    </DangerConfirmation>
  )
}

function MemberTable({ subject, group, view }: GroupMembersTabProps) {
  const { t } = useTranslation('tools')
  const { creatorId, channelId } = subject
  const mayEdit = useMayEdit('groups')
  const found = useInfiniteQuery({
    ...pagesOf(listGroupMembers, { channelId, query: view.query, state: view.state, limit: 50 }, creatorId),
    placeholderData: keepPreviousData,
  })
  const members = found.data?.pages.flatMap((page) => page.data) ?? []
  const nameOf = useNamesOr(
    members.map(({ userId }) => userId),
    t('groups.unknown'),
  )
  const actions = useMemberActions(subject, members)
  const { selected, select, act } = actions
  const columns = useGroupMemberColumns({
    currency: group.currency,
    nameOf,
    mayEdit,
    selected,
    onSelect: select,
    onAction: (what, member) => act(what, [member]),
  })
  return (
    <ContentState
      status={useQueryStatus(found, members.length === 0)}
      skeleton={<PeopleSkeleton />}
      empty={<NoMembers subject={subject} view={view} />}
    >
      {mayEdit && <MemberBulkActions actions={actions} members={members} />}
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
      <LoadMore of={found} className="self-center" />
      <ActionQuestion actions={actions} />
    </ContentState>
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
