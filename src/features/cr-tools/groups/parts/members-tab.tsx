import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { UserRoundSearch, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listGroupMembers } from '@/api/calls/groups'
import { errorText } from '@/api/errors'
import { pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { Group, GroupMember } from '@/domain/group'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { EmptyState } from '@/ui/empty-state'
import { FieldError } from '@/ui/field-error'
import { SearchField } from '@/ui/search-field'
import { Segmented } from '@/ui/segmented'
import { Table } from '@/ui/table'

import { useNames } from '../../names'
import { affected, isGrave, type MemberAct } from '../member-acts'
import { MEMBER_STATES, type useMembersView } from '../members-view'
import { useMayEditGroups } from '../rights'
import { type GroupSubject, useMemberAct } from '../use-member-act'
import { ActQuestion } from './act-question'
import { BulkBar } from './bulk-bar'
import { memberColumns } from './member-columns'
import { PeopleSkeleton } from './members-skeleton'
import { More } from './more'

const PER_PAGE = 50
type View = ReturnType<typeof useMembersView>

function useMembers({ creatorId, channelId }: GroupSubject, view: View) {
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
function useActs(subject: GroupSubject, members: readonly GroupMember[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<{ act: 'ban' | 'remove'; members: GroupMember[] }>()
  const change = useMemberAct(subject, () => {
    setSelected(new Set())
    setAsked(undefined)
  })
  const chosen = members.filter(({ userId }) => selected.has(userId))
  const act = (what: MemberAct, whom: readonly GroupMember[]) => {
    const fitting = affected(what, whom)
    change.reset()
    if (isGrave(what)) setAsked({ act: what, members: fitting })
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

function Narrowing({ view }: { view: View }) {
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

function Nobody({ view }: { view: View }) {
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

function People({ subject, group, view }: { subject: GroupSubject; group: Group; view: View }) {
  const { t } = useTranslation('tools')
  const mayEdit = useMayEditGroups()
  const { found, members } = useMembers(subject, view)
  const known = useNames(members.map(({ userId }) => userId))
  const nameOf = (userId: string) => known(userId) ?? t('groups.unknown')
  const { selected, chosen, asked, change, act, ...acts } = useActs(subject, members)
  const desk = { t, currency: group.currency, nameOf, mayEdit, selected, onSelect: acts.select }
  const columns = memberColumns({ ...desk, onAct: (what, member) => act(what, [member]) })
  return (
    <ContentState
      status={useQueryStatus(found, members.length === 0)}
      skeleton={<PeopleSkeleton />}
      empty={<Nobody view={view} />}
    >
      <div>
        {mayEdit && (
          <BulkBar
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
      <div className={cardLook}>
        <Table
          name={t('groups.members_title')}
          columns={columns}
          rows={members}
          rowKey={({ userId }) => userId}
          rowName={({ userId }) => nameOf(userId)}
          selected={selected}
        />
      </div>
      <More of={found} />
      {asked && (
        <ActQuestion
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
export function MembersTab({ subject, group, view }: { subject: GroupSubject; group: Group; view: View }) {
  return (
    <div className="flex flex-col gap-4 pb-8">
      <Narrowing view={view} />
      <People subject={subject} group={group} view={view} />
    </div>
  )
}
