import { Archive, ArchiveRestore, FolderInput, type LucideIcon, RotateCcw, Tags, Trash2 } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { VaultFolder, VaultMedia } from '@/domain/vault/vault'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { Menu, MenuItem } from '@/ui/overlay/menu'

import { useEditDisabledReason } from '../../base/permissions'
import { SelectionBar } from '../../base/selection-bar'
import type { Selection } from './use-selection'
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

function MoveMenu({ folders, items, actions, disabledReason, onDone }: MoveMenuProps) {
  const { t } = useTranslation('marketplace')
  const move = (folderId: string | null, name: string) => actions.move(items, { folderId, name }, onDone)
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
      {folders.map(({ folderId, name }) => (
        <MenuItem key={folderId} onAction={() => move(folderId, isolate(name))}>
          {name}
        </MenuItem>
      ))}
      <MenuItem onAction={() => move(null, t('vault.no_folder'))}>{t('vault.no_folder')}</MenuItem>
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
  const button = (act: VaultActions['pending'], icon: LucideIcon, label: string, onClick: () => void) => (
    <Button
      size="small"
      icon={icon}
      busy={actions.pending === act}
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

interface VaultBulkBarProps {
  creatorId: string
  selection: Selection
  actions: VaultActions
  loaded: number
  total: number
  archive: VaultView['state']['archive']
  onTag: () => void
}

/** Shows the item count and the bulk actions for the selection. */
export function VaultBulkBar(props: VaultBulkBarProps) {
  const { creatorId, selection, actions, loaded, total, archive, onTag } = props
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('vault')
  const { selected, setAll } = selection
  const count = selected.length
  const clear = () => setAll(false)
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
          <Button size="small" icon={Tags} disabledReason={disabledReason} onClick={onTag}>
            {t('vault.tag')}
          </Button>
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
