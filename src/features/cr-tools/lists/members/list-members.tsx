import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { SearchX, UserMinus, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listFanListMembers } from '@/api/calls/chat/lists'
import { pagesOf } from '@/api/query'
import type { FanList, ListMember } from '@/domain/lists/fan-list'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { ServerTable } from '@/features/figures/table/server-table'
import { loadUserNames, useUserNames } from '@/features/figures/use-user-names'
import { Button } from '@/ui/button'
import { ControlRow } from '@/ui/layout/control-row'
import { EmptyState } from '@/ui/feedback/empty-state'

import { useCanSeeSpend } from '../../people/user-permissions'
import { type ListsView, LIST_SEARCH_PARAM, useMemberSort } from '../lists-view'
import { useEditDisabledReason } from '../use-fan-lists'
import { listMemberColumns, type MemberColumnContext } from './list-member-columns'
import { RulesCard } from './rules-card'
import { useMemberActions } from './use-member-actions'

const PER_PART = 100
const PER_FILE_PART = 1000

interface ListMembersProps {
  creatorId: string
  list: FanList
  view: ListsView
  onAdd: () => void
}

function NoMembers({ list, view, onAdd }: Omit<ListMembersProps, 'creatorId'>) {
  const { t } = useTranslation('lists')
  const off = useEditDisabledReason()
  if (view.query !== '')
    return (
      <EmptyState
        icon={SearchX}
        title={t('members_not_found')}
        actions={<Button onClick={view.clear}>{t('clear_search')}</Button>}
      >
        {t('members_not_found_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Users}
      title={t('members_empty')}
      actions={!list.isSmart && off === undefined && <Button onClick={onAdd}>{t('add')}</Button>}
    >
      {list.isSmart ? t('members_empty_smart') : t('members_empty_manual')}
    </EmptyState>
  )
}

function useListMembers({ creatorId, list, view }: ListMembersProps, sort: ReturnType<typeof useMemberSort>) {
  const request = { listId: list.listId, query: view.query, sort: sort.order }
  const read = useInfiniteQuery({
    ...pagesOf(listFanListMembers, { ...request, limit: PER_PART }, creatorId),
    placeholderData: keepPreviousData,
  })
  return { read, request }
}

/** Columns for the loaded rows, and for all rows of the CSV export. */
function useMemberColumns(
  { creatorId, list }: ListMembersProps,
  { read, request }: ReturnType<typeof useListMembers>,
  onRemove: (userId: string) => void,
) {
  const { t } = useTranslation(['lists', 'tools'])
  const client = useQueryClient()
  const removeOff = useEditDisabledReason()
  const seesSpend = useCanSeeSpend()
  const rows = useMemo(() => read.data?.pages.flatMap(({ data }) => data) ?? [], [read.data])
  const nameOf = useUserNames(rows.map(({ userId }) => userId))
  const currency = read.data?.pages[0]?.currency ?? DEFAULT_CURRENCY
  const look = useMemo(
    (): MemberColumnContext => ({
      t,
      creatorId,
      list,
      currency,
      nameOf,
      seesSpend,
      removeDisabledReason: removeOff,
      onRemove,
    }),
    // eslint-disable-next-line react/exhaustive-deps -- `onRemove` only sends
    [t, creatorId, list, currency, nameOf, seesSpend, removeOff],
  )
  const columns = useMemo(() => listMemberColumns(look), [look])
  const load = async () => {
    const all = pagesOf(listFanListMembers, { ...request, limit: PER_FILE_PART }, creatorId)
    const { pages } = await client.infiniteQuery({ ...all, pages: Infinity })
    const ids = pages.flatMap(({ data }) => data.map(({ userId }) => userId))
    return { pages, columns: listMemberColumns({ ...look, nameOf: await loadUserNames(client, ids) }) }
  }
  return { columns, load, nameOf, currency }
}

interface RemoveSelectedButtonProps {
  members: readonly ListMember[]
  isRemoving: boolean
  onRemove: (userIds: readonly string[]) => void
}

function RemoveSelectedButton({ members, isRemoving, onRemove }: RemoveSelectedButtonProps) {
  const { t } = useTranslation('lists')
  return (
    <Button
      size="small"
      icon={UserMinus}
      busy={isRemoving}
      onClick={() => onRemove(members.map(({ userId }) => userId))}
    >
      {t('remove')}
    </Button>
  )
}

/** Selection of members to remove from a manual list. */
function useMemberSelection({ creatorId, list }: ListMembersProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const { removeAll, isRemoving } = useMemberActions(creatorId, list.listId)
  const off = useEditDisabledReason()
  const selecting = {
    selected,
    onSelected: setSelected,
    bulk: (some: readonly ListMember[]) => (
      <RemoveSelectedButton
        members={some}
        isRemoving={isRemoving}
        onRemove={(ids) => removeAll(ids, () => setSelected(new Set()))}
      />
    ),
  }
  return { removeAll, ...(!list.isSmart && off === undefined && { selecting }) }
}

/** Table of a list's fans with spend and join date. */
export function ListMembers(props: ListMembersProps) {
  const { creatorId, list, view, onAdd } = props
  const { t } = useTranslation('lists')
  const sort = useMemberSort(list.isSmart)
  const members = useListMembers(props, sort)
  const { removeAll, selecting } = useMemberSelection(props)
  const { columns, load, nameOf, currency } = useMemberColumns(props, members, (id) => removeAll([id]))
  return (
    <>
      <RulesCard creatorId={creatorId} list={list} currency={currency} />
      <ControlRow name={t('member_filters')}>
        <UrlSearchField of={LIST_SEARCH_PARAM} name={t('members_search')} className="w-60 max-sm:w-full" />
      </ControlRow>
      <ServerTable<ListMember>
        id="list-members"
        title={t('members')}
        read={members.read}
        columns={columns}
        rowKey={({ userId }) => userId}
        rowName={({ userId }) => nameOf(userId)}
        sort={sort.sort}
        onSort={sort.onSort}
        {...selecting}
        file={{ name: `list-${list.listId}`, load }}
        empty={<NoMembers list={list} view={view} onAdd={onAdd} />}
      />
    </>
  )
}
