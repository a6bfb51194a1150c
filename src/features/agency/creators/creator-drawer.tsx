import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { getAgencyCreator } from '@/api/calls/agency/agency-creators'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { CREATOR_DRAWER_TABS, type CreatorDrawerTab } from '@/domain/page/page-tabs'
import { confirmUnsaved } from '@/services/page/unsaved'
import { ContentState } from '@/ui/feedback/content-state'
import { UnsavedForms, useUnsavedForms } from '@/ui/field/form/unsaved-forms'
import { Drawer } from '@/ui/overlay/dialog'
import { SkeletonBar } from '@/ui/skeleton'
import { Tabs } from '@/ui/layout/tabs'
import { isolatedName } from '@/ui/text/user-name'

import { agencyCreatorName } from './creator-format'
import { MoneyTab } from './money/money-tab'
import { NotesLocked, NotesTab } from './notes/notes-tab'
import { type NotesForm, useNotesForm } from './notes/use-notes-form'
import type { CreatorRights, CreatorTabProps } from './creator-rights'
import { RulesTab } from './rules/rules-tab'
import { TeamTab } from './team/team-tab'
import { CreatorActions } from './creator-actions'
import { HandoverTab } from './handover-tab'

function CreatorTabPanel({
  tab,
  notes,
  ...props
}: CreatorTabProps & { tab: CreatorDrawerTab; notes: NotesForm }) {
  const { creator, rights } = props
  const creatorId = creator.creator.userId
  switch (tab) {
    case 'notes':
      if (!rights.mayReadNotes) return <NotesLocked />
      return <NotesTab form={notes} creatorId={creatorId} isReadOnly={!rights.mayWriteNotes} />
    case 'money':
      return <MoneyTab {...props} />
    case 'team':
      return <TeamTab creator={creator} rights={rights} />
    case 'rules':
      return <RulesTab {...props} />
    case 'handover':
      return <HandoverTab creatorId={creatorId} />
  }
}

interface OpenedDrawerProps {
  tab: CreatorDrawerTab
  rights: CreatorRights
  onTab: (part: CreatorDrawerTab) => void
  onClose: () => void
}

interface OpenedCreatorProps extends OpenedDrawerProps {
  creator: AgencyCreator
  /** The state of the refetch. */
  status: ReturnType<typeof useQueryStatus>
}

function OpenedCreator({ creator, status, tab, rights, onTab, onClose }: OpenedCreatorProps) {
  const { t } = useTranslation('analytics')
  const notes = useNotesForm(creator, rights.mayWriteNotes)
  const inTab = useUnsavedForms()
  const inActions = useUnsavedForms()
  const isStuck = notes.isDirty && (notes.state.kind === 'failed' || notes.state.kind === 'conflict')
  const close = () => {
    inTab.discard()
    inActions.discard()
    // Notes save on close; only unsaved notes keep the drawer open.
    if (isStuck) {
      notes.autosave.discard()
      onClose()
    } else void notes.autosave.flush().then((isKept) => isKept && onClose())
  }
  const mayLeaveTab = async () => {
    if ((await notes.autosave.flush()) && !inTab.isAny) return true
    const isSure = await confirmUnsaved('change_tabs')
    if (isSure) inTab.discard()
    return isSure
  }
  return (
    <Drawer
      trackedAs="creator"
      title={isolatedName(agencyCreatorName(creator))}
      closing={inTab.isAny || inActions.isAny || isStuck ? 'warn' : 'free'}
      onClose={close}
    >
      {(status.kind === 'stale' || status.kind === 'offline') && (
        <div className="mb-4">
          <ContentState status={status} />
        </div>
      )}
      <UnsavedForms of={inActions}>
        <CreatorActions creator={creator} rights={rights} />
      </UnsavedForms>
      <Tabs
        name={t('creators.parts')}
        items={CREATOR_DRAWER_TABS.map((id) => ({ id, label: t(`creators.part_${id}`) }))}
        value={tab}
        onChange={onTab}
        mayLeave={mayLeaveTab}
      >
        <UnsavedForms of={inTab}>
          <CreatorTabPanel tab={tab} creator={creator} rights={rights} notes={notes} />
        </UnsavedForms>
      </Tabs>
    </Drawer>
  )
}

/** All facts and settings of one creator (screens S4). */
export function CreatorDrawer({
  creatorId,
  known,
  knownAt,
  ...opened
}: OpenedDrawerProps & {
  creatorId: string
  /** The list's entry: shown at once, and kept if the refetch fails. */
  known: AgencyCreator | undefined
  knownAt: number
}) {
  const { t } = useTranslation('analytics')
  const read = useQuery({
    ...queryOf(getAgencyCreator, { creatorId }),
    ...(known && { initialData: known, initialDataUpdatedAt: knownAt }),
    refetchOnMount: 'always',
  })
  const status = useQueryStatus(read)
  if (read.data) return <OpenedCreator {...opened} creator={read.data} status={status} />
  return (
    <Drawer trackedAs="creator" title={t('column.creator')} onClose={opened.onClose}>
      <ContentState status={status} skeleton={<SkeletonBar className="h-96 w-full rounded-control" />} />
    </Drawer>
  )
}
