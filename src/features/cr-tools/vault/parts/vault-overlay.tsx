import { useTranslation } from '@/i18n/use-translation'

import { Drawer } from '@/ui/overlay/dialog'

import { DeleteFolder } from './delete-folder'
import { FolderForm } from './folder-form'
import { FolderNav, type FolderOverlayState } from './folder-nav'
import { TagDialog } from './tag-dialog'
import type { Selection } from '../use-selection'
import type { VaultView } from '../vault-view'

/** The overlay that is open, except for an item's. */
export type VaultOverlayState = { act: 'folders' | 'tag' } | FolderOverlayState

interface VaultOverlayProps {
  creatorId: string
  open: VaultOverlayState
  view: VaultView
  selection: Selection
  onOpen: (open: VaultOverlayState) => void
  onClose: () => void
}

function VaultTagDialog({ creatorId, selection, onClose }: VaultOverlayProps) {
  return (
    <TagDialog
      creatorId={creatorId}
      items={selection.selected}
      onSaved={() => {
        onClose()
        selection.setAll(false)
      }}
      onClose={onClose}
    />
  )
}

function TabletFolders({ creatorId, view, onOpen, onClose }: VaultOverlayProps) {
  const { t } = useTranslation('marketplace')
  return (
    <Drawer from="start" title={t('vault.folders')} onClose={onClose}>
      <FolderNav creatorId={creatorId} view={view} onOpen={onOpen} onChoose={onClose} />
    </Drawer>
  )
}

/** Renders the open overlay, except for an item's drawer. */
export function VaultOverlay(props: VaultOverlayProps) {
  const { creatorId, open, view, onClose } = props
  if (open.act === 'tag') return <VaultTagDialog {...props} />
  if (open.act === 'folders') return <TabletFolders {...props} />
  if (open.act === 'delete')
    return (
      <DeleteFolder
        creatorId={creatorId}
        folder={open.folder}
        onDeleted={() => view.state.folder === open.folder.folderId && view.openFolder(null)}
        onClose={onClose}
      />
    )
  return (
    <FolderForm
      creatorId={creatorId}
      of={open.act === 'rename' ? open.folder : undefined}
      onSaved={(folder) => {
        onClose()
        if (open.act === 'new') view.openFolder(folder.folderId)
      }}
      onClose={onClose}
    />
  )
}
