import { useTranslation } from '@/i18n/use-translation'

import { type FanList, LIST_NAME_MAX_LENGTH } from '@/domain/lists/fan-list'
import { deleteFanList, duplicateFanList } from '@/api/calls/chat/lists'
import { isolatedName } from '@/ui/text/user-name'
import { send } from '@/api/send'

import { AddFans } from './members/add-fans'
import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { TextDialog } from '@/ui/field/form/text-dialog'
import { namesOfUses, usesText } from './list-uses'
import { CopyDialog } from './copy-dialog'
import type { ListsView } from './lists-view'
import { ManualForm } from './manual-form'
import { useOpened } from '../base/use-opened'
import { useInvalidateLists, useListDisabledReason } from './use-fan-lists'

/** The overlay that is open. */
export type ListsOverlayState =
  | { action: 'new' }
  | { action: 'add' }
  | { action: 'edit' | 'duplicate' | 'copy' | 'delete'; listId: string }

interface AboutListProps {
  creatorId: string
  list: FanList
  /** A colleague has deleted it. */
  isGone: boolean
  onClose: () => void
}

/** Duplicates a list with its rules or members under a new name. */
function DuplicateForm({ creatorId, list, isGone, onClose }: AboutListProps) {
  const { t } = useTranslation('lists')
  return (
    <TextDialog
      size="small"
      title={t('duplicate_title', { name: isolatedName(list.name) })}
      save={t('act_duplicate')}
      field={{
        name: 'name',
        isLine: true,
        label: t('name'),
        missing: t('name_missing'),
        maxLength: LIST_NAME_MAX_LENGTH,
      }}
      text={t('copy_name', { name: list.name })}
      draftKey={`list-duplicate:${list.listId}`}
      submit={{ disabledReason: useListDisabledReason(isGone) }}
      send={(name, clientId) =>
        send(duplicateFanList, { clientId, listId: list.listId, name }, { creatorId })
      }
      refresh={useInvalidateLists()}
      done={({ name }) => t('duplicated', { name: isolatedName(name) })}
      onClose={onClose}
    />
  )
}

/** Confirms deleting a list and shows what uses it. */
function DeleteListDialog({
  creatorId,
  list,
  onDeleted,
  onClose,
}: Omit<AboutListProps, 'isGone'> & { onDeleted: () => void }) {
  const { t } = useTranslation('lists')
  const name = isolatedName(list.name)
  const isUsed = list.uses.length > 0
  return (
    <ConfirmCall
      title={t('delete_title', { name })}
      cancelLabel={t('delete_keep')}
      confirmLabel={isUsed ? t('delete_used') : t('act_delete')}
      trackedAs="list-delete"
      call={() => send(deleteFanList, { listId: list.listId, evenIfUsed: isUsed }, { creatorId })}
      // A rejection may mean that the list came into use: the refetch shows by what.
      refresh={useInvalidateLists()}
      done={{ text: t('deleted', { name }) }}
      onDone={onDeleted}
      onClose={onClose}
    >
      {isUsed
        ? t('delete_used_text', { uses: usesText(t, list), names: namesOfUses(list) })
        : t('delete_text')}
    </ConfirmCall>
  )
}

interface AboutListOverlayProps extends Pick<ListsOverlayProps, 'creatorId' | 'view' | 'onClose'> {
  action: 'edit' | 'duplicate' | 'copy' | 'delete'
  /** The list as it is now; undefined once it is deleted. */
  found: FanList | undefined
}

function AboutListOverlay({ creatorId, action, found, view, onClose }: AboutListOverlayProps) {
  const list = useOpened(found)
  if (!list) return null
  const about = { creatorId, list, isGone: !found, onClose }
  if (action === 'edit') return <ManualForm {...about} onSaved={onClose} />
  if (action === 'duplicate') return <DuplicateForm {...about} />
  if (action === 'copy') return <CopyDialog {...about} />
  if (!found) return null
  return <DeleteListDialog {...about} onDeleted={() => view.listId === list.listId && view.showAll()} />
}

interface ListsOverlayProps {
  creatorId: string
  open: ListsOverlayState
  lists: readonly FanList[]
  view: ListsView
  onClose: () => void
}

/** The form or question over the page. */
export function ListsOverlay({ creatorId, open, lists, view, onClose }: ListsOverlayProps) {
  if (open.action === 'new')
    return (
      <ManualForm
        creatorId={creatorId}
        onSaved={({ listId }) => {
          onClose()
          view.showMembers(listId)
        }}
        onClose={onClose}
      />
    )
  if (open.action === 'add')
    return view.listId === null ? null : (
      <AddFans creatorId={creatorId} listId={view.listId} onClose={onClose} />
    )
  // Read from the query, so that the confirmation shows current uses.
  const found = lists.find(({ listId }) => listId === open.listId)
  return (
    <AboutListOverlay
      creatorId={creatorId}
      action={open.action}
      found={found}
      view={view}
      onClose={onClose}
    />
  )
}
