import { UserMinus, Users } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import { useState } from 'react'

import { CallError } from '@/ui/feedback/call-error'
import { Button } from '@/ui/button'
import { ControlRow } from '@/ui/layout/control-row'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { type FanList, type ListMember, MEMBER_SORTS } from '@/domain/lists/fan-list'
import { ServerTable } from '@/features/figures/table/server-table'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { listFanListMembers } from '@/api/calls/chat/lists'
import { pagesOf } from '@/api/query'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { useUrlSort } from '@/features/figures/url/use-url-sort'

import { useEditDisabledReason } from '../../base/permissions'
import { type ListsView } from '../lists-view'
import { ListRulesCard } from './list-rules-card'
import { useRemoveMembers } from './use-remove-members'
import { useMemberColumns } from './use-member-columns'

interface ListMembersProps {
  creatorId: string
  list: FanList
  view: ListsView
  onAdd: () => void
}

function NoMembers({ list, view, onAdd }: Omit<ListMembersProps, 'creatorId'>) {
  const { t } = useTranslation('lists')
  const disabledReason = useEditDisabledReason('lists')
  if (view.query !== '')
    return (
      <NoMatches
        title={t('members_not_found')}
        text={t('members_not_found_text')}
        hiddenBy="search"
        onClear={view.clear}
      />
    )
  return (
    <EmptyState
      icon={Users}
      title={t('members_empty')}
      actions={!list.isSmart && disabledReason === undefined && <Button onClick={onAdd}>{t('add')}</Button>}
    >
      {list.isSmart ? t('members_empty_smart') : t('members_empty_manual')}
    </EmptyState>
  )
}

/** The members selected in a manual list, and how they are removed. */
function useMemberSelection({ creatorId, list }: ListMembersProps) {
  const { t } = useTranslation('lists')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { removeAll, isRemoving, removeError } = useRemoveMembers(creatorId, list.listId, (removed) =>
    setSelected((latest) => new Set([...latest].filter((id) => !removed.includes(id)))),
  )
  const disabledReason = useEditDisabledReason('lists')
  const selecting = {
    selected,
    onSelected: setSelected,
    bulk: (members: readonly ListMember[]) => (
      <Button
        size="small"
        icon={UserMinus}
        busy={isRemoving}
        onClick={() => removeAll(members.map(({ userId }) => userId))}
      >
        {t('remove')}
      </Button>
    ),
  }
  return { removeAll, removeError, ...(!list.isSmart && disabledReason === undefined && { selecting }) }
}

/** Table of a list's fans with spend and join date. */
export function ListMembers(props: ListMembersProps) {
  const { creatorId, list, view, onAdd } = props
  const { listId, isSmart } = list
  const { t } = useTranslation('lists')
  // Smart lists have no join date, so they sort by last activity first.
  const sorting = useUrlSort(MEMBER_SORTS, { by: isSmart ? 'active' : 'added', descending: true }, 'm_')
  const { removeAll, removeError, selecting } = useMemberSelection(props)
  const columnsBy = useMemberColumns({ creatorId, list, onRemove: (userId) => removeAll([userId]) })
  const request = { listId, query: view.query, sort: sorting.order }
  const { nameOf, table } = useServerTable({
    pagesOf: (limit) => pagesOf(listFanListMembers, { ...request, limit }, creatorId),
    pageSize: 100,
    file: { name: `list-${listId}`, pageSize: 1000 },
    sorting,
    userIdsOf: ({ userId }: ListMember) => [userId],
    sumsOf: ([page]) => page,
    columnsOf: (nameOfFan, page) => columnsBy(nameOfFan, page?.currency ?? DEFAULT_CURRENCY),
  })
  return (
    <>
      <ListRulesCard
        creatorId={creatorId}
        list={list}
        currency={table.read.data?.pages[0]?.currency ?? DEFAULT_CURRENCY}
      />
      <ControlRow name={t('member_filters')}>
        <UrlSearchField name={t('members_search')} className="w-60 max-sm:w-full" />
      </ControlRow>
      <CallError error={removeError} />
      <ServerTable
        {...table}
        {...selecting}
        id="list-members"
        title={t('members')}
        rowKey={({ userId }) => userId}
        rowName={({ userId }) => nameOf(userId)}
        empty={<NoMembers list={list} view={view} onAdd={onAdd} />}
      />
    </>
  )
}
