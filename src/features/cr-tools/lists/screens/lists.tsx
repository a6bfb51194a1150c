import { ChevronDown, ListChecks, ListX, Pencil, Sparkles, UserPlus } from 'lucide'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import type { FanList } from '@/domain/lists/fan-list'
import { hrefOfTab } from '@/domain/page/page-tabs'
import { isolate } from '@/lib/text/isolate'
import { CallError } from '@/ui/feedback/call-error'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Icon } from '@/ui/icon'
import { Menu, MenuItem } from '@/ui/overlay/menu'
import { Page } from '@/ui/layout/page'
import { FormSkeleton } from '@/ui/skeleton'
import { plainName } from '@/ui/text/user-name'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'

import { LIST_EDITOR_COLUMNS, ListEditor } from '../editor/list-editor'
import { type ListsView, NEW_LIST, useListsView } from '../lists-view'
import { ListMembers } from '../members/list-members'
import { type ListAction, FanListMenu } from '../list-menu'
import { ListMark } from '../list-name'
import { ListsTable } from '../lists-table'
import { useStartMass } from '../../mass'
import { useFanLists, usePinList } from '../use-fan-lists'
import { creatorScreen } from '../../focus/creator-screen'
import { ListsOverlay, type ListsOverlayState } from '../lists-overlay'
import { BackButton, leaveEditor } from '../../base/back-button'
import { useEditDisabledReason, useMayEdit, useMayOpen } from '../../base/permissions'
import { useOpened, useShowsForm } from '../../base/use-opened'

function NewListMenu({ onSmart, onManual }: { onSmart: () => void; onManual: () => void }) {
  const { t } = useTranslation('lists')
  const disabledReason = useEditDisabledReason('lists')
  const button = (
    <Button kind="primary" end={<Icon of={ChevronDown} />} disabledReason={disabledReason}>
      {t('new')}
    </Button>
  )
  if (disabledReason !== undefined) return button
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

const NoSuchList = ({ view }: { view: ListsView }) => {
  const { t } = useTranslation('lists')
  return (
    <EmptyState icon={ListX} title={t('gone')} actions={<Button onClick={view.showAll}>{t('back')}</Button>}>
      {t('gone_text')}
    </EmptyState>
  )
}

interface ListsPartProps {
  creatorId: string
  view: ListsView
  lists: ReturnType<typeof useFanLists>
  onAction: (action: ListAction, list: FanList) => void
  /** Why a list could not be pinned. */
  pinError: Error | null
  onOpen: (open: ListsOverlayState) => void
}

function AllLists({ creatorId, view, pinError, onAction, onOpen }: ListsPartProps) {
  const { t } = useTranslation('lists')
  const onSmart = () => view.edit(NEW_LIST)
  return (
    <Page
      title={t('title')}
      actions={<NewListMenu onSmart={onSmart} onManual={() => onOpen({ action: 'new' })} />}
    >
      <CallError error={pinError} />
      <ListsTable creatorId={creatorId} view={view} onAction={onAction} onNew={onSmart} />
    </Page>
  )
}

function OneList({ creatorId, view, lists, pinError, onAction, onOpen }: ListsPartProps) {
  const { t } = useTranslation('lists')
  const mayEdit = useMayEdit('lists')
  const mayWrite = useMayOpen('massMessages')
  const disabledReason = useEditDisabledReason('lists')
  const list = lists.data?.data.find(({ listId }) => listId === view.listId)
  const status = useQueryStatus(lists, lists.data !== undefined && !list)
  const name = list && plainName(list.name)
  return (
    <Page
      title={
        <span className="inline-flex min-w-0 items-center gap-2">
          {list && <ListMark list={list} />}
          <bdi dir="auto">{name ?? t('title')}</bdi>
        </span>
      }
      {...(name !== undefined && { documentTitle: t('members_of', { name: isolate(name) }) })}
      beside={<BackButton onBack={view.showAll}>{t('back')}</BackButton>}
      actions={
        list && (
          <>
            {list.isSmart ? (
              <Button icon={Pencil} disabledReason={disabledReason} onClick={() => onAction('edit', list)}>
                {t('edit_rules')}
              </Button>
            ) : (
              <Button
                icon={UserPlus}
                disabledReason={disabledReason}
                onClick={() => onOpen({ action: 'add' })}
              >
                {t('add')}
              </Button>
            )}
            {(mayEdit || mayWrite) && <FanListMenu list={list} onAction={onAction} />}
          </>
        )
      }
      status={status}
      skeleton={<TableCardSkeleton rows={8} columns={5} />}
      empty={<NoSuchList view={view} />}
    >
      <CallError error={pinError} />
      {list && (
        <ListMembers
          key={list.listId}
          creatorId={creatorId}
          list={list}
          view={view}
          onAdd={() => onOpen({ action: 'add' })}
        />
      )}
    </Page>
  )
}

function ListEditorView({ creatorId, view, lists }: ListsPartProps) {
  const { t } = useTranslation('lists')
  const isNew = view.editId === NEW_LIST
  const mayOpen = useShowsForm('lists')
  const found = lists.data?.data.find(({ listId }) => listId === view.editId)
  const list = useOpened(found)
  const canOpen = mayOpen && (isNew || list?.isSmart === true)
  const status = useQueryStatus(lists, lists.data !== undefined && !canOpen)
  const leave = () => void leaveEditor(view.showAll)
  return (
    <Page
      title={isNew ? t('new_smart_title') : t('edit_title')}
      beside={<BackButton onBack={leave}>{t('back')}</BackButton>}
      status={isNew && mayOpen ? { kind: 'ready' } : status}
      skeleton={
        <FormSkeleton
          cards={['h-52', 'h-[238px]', 'h-28']}
          beside="h-[140px]"
          className={LIST_EDITOR_COLUMNS}
        />
      }
      empty={<NoSuchList view={view} />}
    >
      {canOpen && (
        <ListEditor
          creatorId={creatorId}
          list={isNew ? undefined : list}
          isGone={!isNew && !found}
          onSaved={({ listId }) => view.showSaved(listId)}
          onClose={leave}
        />
      )}
    </Page>
  )
}

/** The editor, one list, or all lists, by the address. */
function OpenedView(props: ListsPartProps) {
  if (props.view.editId !== null) return <ListEditorView key={props.view.editId} {...props} />
  return props.view.listId === null ? <AllLists {...props} /> : <OneList {...props} />
}

function ListsPage({ creatorId }: { creatorId: string }) {
  const view = useListsView()
  const lists = useFanLists(creatorId)
  const pin = usePinList(creatorId)
  const navigate = useNavigate()
  const startMass = useStartMass(creatorId, () => void navigate(hrefOfTab('massMessage', 'new')))
  const [open, setOpen] = useState<ListsOverlayState>()
  const run = (name: ListAction, list: FanList) => {
    if (name === 'members') view.showMembers(list.listId)
    else if (name === 'write') startMass.beginWith({ content: {}, plan: { include: [list.listId] } })
    else if (name === 'pin') pin.mutate(list)
    else if (name === 'edit' && list.isSmart) view.edit(list.listId)
    else setOpen({ action: name, listId: list.listId })
  }
  const part = { creatorId, view, lists, pinError: pin.error, onAction: run, onOpen: setOpen }
  return (
    <>
      <OpenedView {...part} />
      {startMass.question}
      {open && (
        <ListsOverlay
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
export default creatorScreen(ListsPage)
