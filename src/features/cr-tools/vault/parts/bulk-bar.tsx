import { Archive, ArchiveRestore, FolderInput, RotateCcw, Tags, Trash2, X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { VaultFolder, VaultMedia } from '@/domain/vault/vault'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/field/checkbox'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/overlay/menu'

import type { Selection } from '../use-selection'
import { useVaultDisabledReason, type VaultActions } from '../use-vault-mutations'
import { useVaultFolders } from '../use-vault-list'
import type { VaultView } from '../vault-view'

interface MoveMenuProps {
  folders: readonly VaultFolder[]
  items: readonly VaultMedia[]
  actions: VaultActions
  disabledReason: string | undefined
  onDone?: () => void
}

export function MoveMenu({ folders, items, actions, disabledReason: lock, onDone }: MoveMenuProps) {
  const { t } = useTranslation('marketplace')
  const move = (folderId: string | null, name: string) => {
    actions.move(items, folderId, name)
    onDone?.()
  }
  if (lock !== undefined)
    return (
      <Button size="small" icon={FolderInput} disabledReason={lock}>
        {t('vault.move')}
      </Button>
    )
  return (
    <Menu
      trigger={
        <Button size="small" icon={FolderInput}>
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

interface VaultBulkBarProps {
  creatorId: string
  selection: Selection
  actions: VaultActions
  loaded: number
  total: number
  place: VaultView['state']['place']
  onTag: () => void
}

function BulkTrashActions({ selection, actions }: Pick<VaultBulkBarProps, 'selection' | 'actions'>) {
  const { t } = useTranslation('marketplace')
  const restore = () => {
    actions.restore(selection.selected)
    selection.setAll(false)
  }
  return (
    <Button size="small" icon={RotateCcw} disabledReason={useVaultDisabledReason()} onClick={restore}>
      {t('vault.restore')}
    </Button>
  )
}

function BulkActions({ creatorId, selection, actions, place, onTag }: VaultBulkBarProps) {
  const isArchive = place === 'archived'
  const { t } = useTranslation('marketplace')
  const lock = useVaultDisabledReason()
  const folders = useVaultFolders(creatorId).data?.data ?? []
  const { selected, setAll } = selection
  const done = () => setAll(false)
  const act = (work: () => void) => () => {
    work()
    done()
  }
  return (
    <>
      <Button size="small" icon={Tags} disabledReason={lock} onClick={onTag}>
        {t('vault.tag')}
      </Button>
      <MoveMenu folders={folders} items={selected} actions={actions} disabledReason={lock} onDone={done} />
      <Button
        size="small"
        icon={isArchive ? ArchiveRestore : Archive}
        disabledReason={lock}
        onClick={act(() => actions.archive(selected, !isArchive))}
      >
        {isArchive ? t('vault.unarchive') : t('vault.archive_act')}
      </Button>
      <Button size="small" icon={Trash2} disabledReason={lock} onClick={act(() => actions.remove(selected))}>
        {t('vault.delete')}
      </Button>
    </>
  )
}

/** Shows the item count and the bulk actions for the selection. */
export function VaultBulkBar(props: VaultBulkBarProps) {
  const { selection, loaded, total, place } = props
  const { t } = useTranslation('marketplace')
  const { selected } = selection
  const all = selected.length === 0 ? false : selected.length === loaded ? true : 'some'
  return (
    <div
      role="group"
      aria-label={t('vault.selection')}
      className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-2"
    >
      <Checkbox checked={all} onChange={selection.setAll}>
        {loaded < total
          ? t('vault.select_loaded', { count: loaded, number: formatNumber(loaded) })
          : t('vault.select_all')}
      </Checkbox>
      <span role="status" className="text-13 text-text-quiet tabular-nums">
        {selected.length > 0
          ? t('vault.selected', { count: selected.length, number: formatNumber(selected.length) })
          : t('vault.count', { count: total, number: formatNumber(total) })}
      </span>
      {selected.length > 0 && (
        <>
          {place === 'trash' ? <BulkTrashActions {...props} /> : <BulkActions {...props} />}
          <IconButton
            icon={X}
            size="small"
            name={t('vault.clear_selection')}
            onClick={() => selection.setAll(false)}
          />
        </>
      )}
    </div>
  )
}
