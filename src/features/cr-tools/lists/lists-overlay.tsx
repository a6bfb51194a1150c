import { useTranslation } from '@/i18n/use-translation'

import { type FanList, LIST_NAME_MAX_LENGTH } from '@/domain/lists/fan-list'
import { deleteFanList, duplicateFanList } from '@/api/calls/chat/lists'
import { isolate } from '@/lib/text/isolate'
import { plainName } from '@/ui/text/user-name'
import { send } from '@/api/send'
import { toast } from '@/services/page/toasts'

import { AddFans } from './members/add-fans'
import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { namesOfUses, usesText } from './list-uses'
import { CopyDialog } from './copy-dialog'
import type { ListsView } from './lists-view'
import { ManualForm } from './manual-form'
import { NameDialog } from '../base/name-dialog'
import { useInvalidateLists } from './use-fan-lists'

/** The overlay that is open. */
export type ListsOverlayState =
  | { act: 'new' }
  | { act: 'add' }
  | { act: 'edit' | 'duplicate' | 'copy' | 'delete'; listId: string }

interface AboutListProps {
  creatorId: string
  list: FanList
  onClose: () => void
}

/** Duplicates a list with its rules or members under a new name. */
function DuplicateForm({ creatorId, list, onClose }: AboutListProps) {
  const { t } = useTranslation('lists')
  const refresh = useInvalidateLists()
  return (
    <NameDialog
      title={t('duplicate_title', { name: isolate(plainName(list.name)) })}
      save={t('act_duplicate')}
      field={{ label: t('name'), missing: t('name_missing'), maxLength: LIST_NAME_MAX_LENGTH }}
      name={t('copy_name', { name: list.name })}
      draftKey={`list-duplicate:${list.listId}`}
      send={(name, clientId) =>
        send(duplicateFanList, { clientId, listId: list.listId, name }, { creatorId })
      }
      onSaved={({ name }) => {
        void refresh()
        toast.success(t('duplicated', { name: isolate(plainName(name)) }))
        onClose()
      }}
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
}: AboutListProps & { onDeleted: () => void }) {
  const { t } = useTranslation('lists')
  const name = isolate(plainName(list.name))
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

interface ListsOverlayProps {
  creatorId: string
  open: ListsOverlayState
  lists: readonly FanList[]
  view: ListsView
  onClose: () => void
}

/** The form or question over the page. */
export function ListsOverlay({ creatorId, open, lists, view, onClose }: ListsOverlayProps) {
  if (open.act === 'new')
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
  if (open.act === 'add')
    return view.listId === null ? null : (
      <AddFans creatorId={creatorId} listId={view.listId} onClose={onClose} />
    )
  // Read from the query, so that the confirmation shows current uses.
  const list = lists.find(({ listId }) => listId === open.listId)
  if (!list) return null
  const about = { creatorId, list, onClose }
  if (open.act === 'edit') return <ManualForm {...about} onSaved={onClose} />
  if (open.act === 'duplicate') return <DuplicateForm {...about} />
  if (open.act === 'copy') return <CopyDialog {...about} />
  return <DeleteListDialog {...about} onDeleted={() => view.listId === list.listId && view.showAll()} />
}
