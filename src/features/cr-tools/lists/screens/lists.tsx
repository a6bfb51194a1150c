import { ArrowLeft, ChevronDown, ListChecks, ListX, Pencil, Sparkles, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import type { FanList } from '@/domain/fan-list'
import { isolate } from '@/lib/isolate'
import { askAboutUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Icon } from '@/ui/icon'
import { Menu, MenuItem } from '@/ui/menu'
import { Page } from '@/ui/page'
import { Bone } from '@/ui/skeleton'
import { TableSkeleton } from '@/ui/table-skeleton'
import { plainName } from '@/ui/user-name'

import { useCreatorId } from '../../creator-in-focus'
import { ListEditor } from '../editor/list-editor'
import { type ListsView, NEW_LIST, useListsView } from '../lists-view'
import { AddFans } from '../members/add-fans'
import { Members } from '../members/members'
import { CopyDialog } from '../parts/copy-dialog'
import { DeleteQuestion } from '../parts/delete-question'
import { DuplicateForm } from '../parts/duplicate-form'
import { type ListAct, ListMenu } from '../parts/list-menu'
import { ListMark } from '../parts/list-name'
import { ListsTable } from '../parts/lists-table'
import { ManualForm } from '../parts/manual-form'
import { useEditOff, useLists, useMayEditLists, usePinList } from '../use-lists'

/** The overlay that is open. */
type Open =
  | { act: 'new' }
  | { act: 'edit' | 'duplicate' | 'copy' | 'delete'; listId: string }
  | { act: 'add' }

interface OverlayProps {
  creatorId: string
  open: Open
  lists: readonly FanList[]
  view: ListsView
  onClose: () => void
}

function Overlay({ creatorId, open, lists, view, onClose }: OverlayProps) {
  const saved = ({ listId }: FanList) => {
    onClose()
    view.showMembers(listId)
  }
  if (open.act === 'new') return <ManualForm creatorId={creatorId} onSaved={saved} onClose={onClose} />
  if (open.act === 'add')
    return view.listId === null ? null : (
      <AddFans creatorId={creatorId} listId={view.listId} onClose={onClose} />
    )
  // Read from the query, so that the confirmation shows current uses.
  const list = lists.find(({ listId }) => listId === open.listId)
  if (!list) return null
  const about = { creatorId, of: list, onClose }
  if (open.act === 'edit') return <ManualForm {...about} onSaved={onClose} />
  if (open.act === 'duplicate') return <DuplicateForm {...about} />
  if (open.act === 'copy') return <CopyDialog {...about} />
  return (
    <DeleteQuestion
      creatorId={creatorId}
      list={list}
      onDeleted={() => {
        onClose()
        if (view.listId === list.listId) view.showAll()
      }}
      onClose={onClose}
    />
  )
}

function NewMenu({ onSmart, onManual }: { onSmart: () => void; onManual: () => void }) {
  const { t } = useTranslation('lists')
  const off = useEditOff()
  const button = (
    <Button kind="primary" end={<Icon of={ChevronDown} />} disabledReason={off}>
      {t('new')}
    </Button>
  )
  if (off !== undefined) return button
  return (
    <Menu trigger={button}>
      <MenuItem icon={Sparkles} onAction={onSmart}>
        {t('new_smart')}
      </MenuItem>
      <MenuItem icon={ListChecks} onAction={onManual}>
        {t('new_manual')}
      </MenuItem>
    </Menu>
  )
}

function Back({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('lists')
  return (
    <Button kind="ghost" size="small" onClick={onBack}>
      <Icon of={ArrowLeft} mirrored size="sm" />
      {t('back')}
    </Button>
  )
}

const NoSuchList = ({ view }: { view: ListsView }) => {
  const { t } = useTranslation('lists')
  return (
    <EmptyState icon={ListX} title={t('gone')} actions={<Button onClick={view.showAll}>{t('back')}</Button>}>
      {t('gone_text')}
    </EmptyState>
  )
}

interface PartProps {
  creatorId: string
  view: ListsView
  lists: ReturnType<typeof useLists>
  onAct: (act: ListAct, list: FanList) => void
  onOpen: (open: Open) => void
}

function AllLists({ creatorId, view, onAct, onOpen }: PartProps) {
  const { t } = useTranslation('lists')
  const mayEdit = useMayEditLists()
  const onSmart = () => view.edit(NEW_LIST)
  return (
    <Page title={t('title')} actions={<NewMenu onSmart={onSmart} onManual={() => onOpen({ act: 'new' })} />}>
      <ListsTable creatorId={creatorId} view={view} mayEdit={mayEdit} onAct={onAct} onNew={onSmart} />
    </Page>
  )
}

function OneList({ creatorId, view, lists, onAct, onOpen }: PartProps) {
  const { t } = useTranslation('lists')
  const mayEdit = useMayEditLists()
  const off = useEditOff()
  const list = lists.data?.data.find(({ listId }) => listId === view.listId)
  const status = useQueryStatus(lists, lists.data !== undefined && !list)
  const name = list && plainName(list.name)
  return (
    <Page
      title={
        <span className="inline-flex min-w-0 items-center gap-2">
          {list && <ListMark of={list} />}
          <bdi dir="auto">{name ?? t('title')}</bdi>
        </span>
      }
      {...(name !== undefined && { documentTitle: t('members_of', { name: isolate(name) }) })}
      beside={<Back onBack={view.showAll} />}
      actions={
        list && (
          <>
            {list.isSmart ? (
              <Button icon={Pencil} disabledReason={off} onClick={() => onAct('edit', list)}>
                {t('edit_rules')}
              </Button>
            ) : (
              <Button icon={UserPlus} disabledReason={off} onClick={() => onOpen({ act: 'add' })}>
                {t('add')}
              </Button>
            )}
            {mayEdit && <ListMenu of={list} mayEdit={mayEdit} onAct={onAct} />}
          </>
        )
      }
      status={status}
      skeleton={
        <div className={cardLook}>
          <div className="h-14" />
          <TableSkeleton rows={8} columns={5} />
        </div>
      }
      empty={<NoSuchList view={view} />}
    >
      {list && (
        <Members
          key={list.listId}
          creatorId={creatorId}
          list={list}
          view={view}
          onAdd={() => onOpen({ act: 'add' })}
        />
      )}
    </Page>
  )
}

function Editor({ creatorId, view, lists }: PartProps) {
  const { t } = useTranslation('lists')
  const isNew = view.editId === NEW_LIST
  const mayEdit = useMayEditLists()
  const list = lists.data?.data.find(({ listId }) => listId === view.editId)
  const canOpen = mayEdit && (isNew || list?.isSmart === true)
  const status = useQueryStatus(lists, lists.data !== undefined && !canOpen)
  // The editor is part of this page, so the router's unsaved-changes prompt does not cover closing it.
  const leave = () =>
    void askAboutUnsaved('leave_page').then((isSure) => {
      if (isSure) view.showAll()
    })
  return (
    <Page
      title={isNew ? t('new_smart_title') : t('edit_title')}
      beside={<Back onBack={leave} />}
      status={isNew && mayEdit ? { kind: 'ready' } : status}
      skeleton={<Bone className="h-96" />}
      empty={<NoSuchList view={view} />}
    >
      {canOpen && (
        <ListEditor
          key={view.editId}
          creatorId={creatorId}
          of={isNew ? undefined : list}
          onSaved={({ listId }) => view.showSaved(listId)}
          onClose={leave}
        />
      )}
    </Page>
  )
}

function Lists({ creatorId }: { creatorId: string }) {
  const view = useListsView()
  const lists = useLists(creatorId)
  const pin = usePinList(creatorId)
  const [open, setOpen] = useState<Open>()
  const act = (name: ListAct, list: FanList) => {
    if (name === 'members') view.showMembers(list.listId)
    else if (name === 'pin') pin.mutate(list)
    else if (name === 'edit' && list.isSmart) view.edit(list.listId)
    else setOpen({ act: name, listId: list.listId })
  }
  const part = { creatorId, view, lists, onAct: act, onOpen: setOpen }
  return (
    <>
      {view.editId !== null ? (
        <Editor {...part} />
      ) : view.listId !== null ? (
        <OneList {...part} />
      ) : (
        <AllLists {...part} />
      )}
      {open && (
        <Overlay
          creatorId={creatorId}
          open={open}
          lists={lists.data?.data ?? []}
          view={view}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** /list: manual and smart fan lists, their editor and members (screens S19). */
export default function ListsScreen() {
  const creatorId = useCreatorId()
  return creatorId === undefined ? null : <Lists key={creatorId} creatorId={creatorId} />
}
