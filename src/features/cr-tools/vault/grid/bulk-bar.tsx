import { Archive, ArchiveRestore, FolderInput, type IconNode, Pencil, RotateCcw, Tags, Trash2 } from 'lucide'
import { type ComponentType, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { VaultFolder, VaultMedia } from '@/domain/vault/vault'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { Menu, MenuChoices } from '@/ui/overlay/menu'

import { useEditDisabledReason } from '../../base/permissions'
import { SelectionBar } from '../../base/selection-bar'
import type { Selection } from './use-selection'
import { DetailsDialog } from '../items/details-dialog'
import { type SelectionDialogProps, TagDialog } from '../items/tag-dialog'
import { type VaultActions } from '../use-vault-mutations'
import { useVaultFolders } from '../use-vault-list'
import type { VaultView } from '../vault-view'

interface MoveMenuProps {
  folders: readonly VaultFolder[]
  items: readonly VaultMedia[]
  actions: VaultActions
  disabledReason: string | undefined
  onDone: (() => void) | undefined
}

/** Value of the choice that is no folder. */
const NO_FOLDER = 'none'

/** Moves items into a folder; the one they are in is marked. */
function MoveMenu({ folders, items, actions, disabledReason, onDone }: MoveMenuProps) {
  const { t } = useTranslation('marketplace')
  const [first, ...others] = new Set(items.map(({ folderId }) => folderId ?? NO_FOLDER))
  return (
    <Menu
      trigger={
        <Button
          size="small"
          icon={FolderInput}
          busy={actions.pending === 'move'}
          disabledReason={disabledReason}
        >
          {t('vault.move')}
        </Button>
      }
    >
      <MenuChoices
        name={t('vault.folders')}
        options={[
          ...folders.map(({ folderId, name }) => ({ value: folderId, label: <bdi>{name}</bdi>, text: name })),
          { value: NO_FOLDER, label: t('vault.no_folder'), text: t('vault.no_folder') },
        ]}
        // Items of several folders have none to mark.
        value={first === undefined || others.length > 0 ? '' : first}
        onChange={(to) => {
          const folder = folders.find(({ folderId }) => folderId === to)
          const name = folder ? isolate(folder.name) : t('vault.no_folder')
          actions.move(items, { folderId: folder?.folderId ?? null, name }, onDone)
        }}
      />
    </Menu>
  )
}

interface OrganiseActionsProps {
  creatorId: string
  items: readonly VaultMedia[]
  actions: VaultActions
  isInTrash: boolean
  isArchived: boolean
  onMoved?: () => void
  /** The items have left the list. */
  onRemoved: () => void
}

/** Buttons that move, archive and delete items, or restore them from the trash. */
export function OrganiseActions(props: OrganiseActionsProps) {
  const { creatorId, items, actions, isInTrash, isArchived, onMoved, onRemoved } = props
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('vault')
  const folders = useVaultFolders(creatorId).data?.data ?? []
  const button = (action: VaultActions['pending'], icon: IconNode, label: string, onClick: () => void) => (
    <Button
      size="small"
      icon={icon}
      busy={actions.pending === action}
      disabledReason={disabledReason}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  if (isInTrash)
    return button('restore', RotateCcw, t('vault.restore'), () => actions.restore(items, onRemoved))
  return (
    <>
      <MoveMenu
        folders={folders}
        items={items}
        actions={actions}
        disabledReason={disabledReason}
        onDone={onMoved}
      />
      {button(
        'archive',
        isArchived ? ArchiveRestore : Archive,
        isArchived ? t('vault.unarchive') : t('vault.archive_act'),
        () => actions.archive(items, !isArchived, onRemoved),
      )}
      {button('remove', Trash2, t('vault.delete'), () => actions.remove(items, onRemoved))}
    </>
  )
}

interface DialogButtonProps extends Omit<SelectionDialogProps, 'onClose'> {
  icon: IconNode
  label: string
  of: ComponentType<SelectionDialogProps>
}

/** A button and its dialog about the selected items. Expanded while it is open, so that the bar passes its focus on. */
function DialogButton({ icon, label, of: Dialog, ...about }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabledReason={useEditDisabledReason('vault')}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <Dialog {...about} onClose={() => setOpen(false)} />}
    </>
  )
}

interface VaultBulkBarProps {
  creatorId: string
  selection: Selection
  actions: VaultActions
  loaded: number
  total: number
  archive: VaultView['state']['archive']
}

/** Shows the item count and the bulk actions for the selection. */
export function VaultBulkBar(props: VaultBulkBarProps) {
  const { creatorId, selection, actions, loaded, total, archive } = props
  const { t } = useTranslation('marketplace')
  const { selected, setAll } = selection
  const count = selected.length
  const clear = () => setAll(false)
  const dialog = { creatorId, items: selected, onSaved: clear }
  return (
    <>
      <SelectionBar
        name={t('vault.selection')}
        selected={count}
        shown={loaded}
        words={{
          all:
            loaded < total
              ? t('vault.select_loaded', { count: loaded, number: formatNumber(loaded) })
              : t('vault.select_all'),
          selected: t('vault.selected', { count, number: formatNumber(count) }),
          clear: t('vault.clear_selection'),
        }}
        idle={t('vault.count', { count: total, number: formatNumber(total) })}
        onAll={setAll}
      >
        {archive !== 'trash' && (
          <>
            <DialogButton {...dialog} icon={Tags} label={t('vault.tag')} of={TagDialog} />
            <DialogButton {...dialog} icon={Pencil} label={t('vault.details')} of={DetailsDialog} />
          </>
        )}
        <OrganiseActions
          creatorId={creatorId}
          items={selected}
          actions={actions}
          isInTrash={archive === 'trash'}
          isArchived={archive === 'archived'}
          onMoved={clear}
          onRemoved={clear}
        />
      </SelectionBar>
      {count > 0 && <CallError error={actions.error} />}
    </>
  )
}
