import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getAgencyCreator } from '@/api/calls/agency-creators'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { AgencyCreator } from '@/domain/agency-creator'
import { isolate } from '@/lib/isolate'
import { askAboutUnsaved } from '@/services/unsaved'
import { ContentState } from '@/ui/content-state'
import { Drawer } from '@/ui/drawer'
import { Bone } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { plainName } from '@/ui/user-name'

import { creatorName } from '../creator-words'
import { MoneyTab } from '../money/money-tab'
import { NotesOff, NotesTab } from '../notes/notes-tab'
import { type NotesForm, useNotes } from '../notes/use-notes'
import { type Part, PARTS } from '../opened-creator'
import type { CreatorRights } from '../rights'
import { RulesTab } from '../rules/rules-tab'
import { TeamTab } from '../team/team-tab'
import { CreatorActs } from './creator-acts'
import { HandoverTab } from './handover-tab'

interface PartProps {
  part: Part
  creator: AgencyCreator
  rights: CreatorRights
  notes: NotesForm
  onDirty: (isDirty: boolean) => void
}

function PartPanel({ part, creator, rights, notes, onDirty }: PartProps) {
  const creatorId = creator.creator.userId
  switch (part) {
    case 'notes':
      if (!rights.readsNotes) return <NotesOff />
      return <NotesTab form={notes} creatorId={creatorId} isReadOnly={!rights.writesNotes} />
    case 'money':
      return <MoneyTab creator={creator} rights={rights} onDirty={onDirty} />
    case 'team':
      return <TeamTab creator={creator} rights={rights} />
    case 'rules':
      return <RulesTab creator={creator} rights={rights} onDirty={onDirty} />
    case 'handover':
      return <HandoverTab creatorId={creatorId} />
  }
}

interface OpenedProps {
  part: Part
  rights: CreatorRights
  onPart: (part: Part) => void
  onClose: () => void
}

interface OpenedCreatorProps extends OpenedProps {
  creator: AgencyCreator
  /** The state of the refetch. */
  status: ReturnType<typeof useQueryStatus>
}

function Opened({ creator, status, part, rights, onPart, onClose }: OpenedCreatorProps) {
  const { t } = useTranslation('analytics')
  const notes = useNotes(creator)
  const [isDirty, setDirty] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const isStuck = notes.isDirty && (notes.state.kind === 'failed' || notes.state.kind === 'conflict')
  return (
    <Drawer
      isOpen
      trackedAs="creator"
      title={isolate(plainName(creatorName(creator)))}
      closing={isDirty || isRenaming || isStuck ? 'warn' : 'free'}
      // Notes save on close; only unsaved notes keep the drawer open.
      onClose={() => (isStuck ? onClose() : void notes.save().then((isKept) => isKept && onClose()))}
    >
      {(status.kind === 'stale' || status.kind === 'offline') && (
        <div className="mb-4">
          <ContentState status={status} />
        </div>
      )}
      <CreatorActs creator={creator} rights={rights} onRenaming={setRenaming} />
      <Tabs
        name={t('creators.parts')}
        items={PARTS.map((id) => ({ id, label: t(`creators.part_${id}`) }))}
        value={part}
        onChange={onPart}
        mayLeave={async () => ((await notes.save()) && !isDirty) || askAboutUnsaved('change_tabs')}
      >
        <PartPanel part={part} creator={creator} rights={rights} notes={notes} onDirty={setDirty} />
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
}: OpenedProps & {
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
  if (read.data) return <Opened {...opened} creator={read.data} status={status} />
  return (
    <Drawer isOpen trackedAs="creator" title={t('column.creator')} onClose={opened.onClose}>
      <ContentState status={status} skeleton={<Bone className="h-96 w-full rounded-control" />} />
    </Drawer>
  )
}
