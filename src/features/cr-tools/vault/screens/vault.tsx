import { Images, SearchX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { VaultFolder } from '@/domain/vault'
import { DEFAULT_CURRENCY } from '@/domain/money'
import { useOpened } from '@/features/figures/use-opened'
import { useBelowLg } from '@/services/viewport'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { cx } from '@/ui/cx'
import { Drawer } from '@/ui/drawer'
import { EmptyState } from '@/ui/empty-state'
import { Page } from '@/ui/page'

import { useCreatorId } from '../../creator-in-focus'
import { BulkBar } from '../parts/bulk-bar'
import { DeleteFolder } from '../parts/delete-folder'
import { FolderForm } from '../parts/folder-form'
import { ItemDrawer } from '../parts/item-drawer'
import { type FolderAct, PlaceRail } from '../parts/place-rail'
import { TagDialog } from '../parts/tag-dialog'
import { UploadButton, UploadDrop, UploadPanel } from '../parts/upload-panel'
import { VaultBar } from '../parts/vault-bar'
import { VaultGrid, VaultSkeleton } from '../parts/vault-grid'
import { type Selection, useSelection } from '../use-selection'
import { useTileSize } from '../use-tile-size'
import { useVaultActs, type VaultActs } from '../use-vault-changes'
import { useVaultList, type VaultList } from '../use-vault-list'
import { requestOf, useVaultView, type VaultView } from '../vault-view'

const PER_PAGE = 200

/** The overlay that is open, except for an item's. */
type Open = { act: 'new' | 'folders' | 'tag' } | { act: FolderAct; folder: VaultFolder }

function NoItems({ view }: { view: VaultView }) {
  const { t } = useTranslation('marketplace')
  if (view.isNarrowed)
    return (
      <EmptyState
        icon={SearchX}
        title={t('vault.none_found')}
        actions={<Button onClick={view.clear}>{t('vault.clear')}</Button>}
      >
        {t('vault.none_found_text')}
      </EmptyState>
    )
  const { place, folder } = view.state
  if (place === 'trash')
    return (
      <EmptyState icon={Trash2} title={t('vault.trash_empty')}>
        {t('vault.trash_empty_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Images}
      title={place === 'archived' ? t('vault.archive_empty') : t('vault.empty')}
      actions={
        (place !== null || folder !== null) && (
          <Button onClick={() => view.openFolder(null)}>{t('vault.show_all')}</Button>
        )
      }
    >
      {place === 'archived' ? t('vault.archive_empty_text') : t('vault.empty_text')}
    </EmptyState>
  )
}

interface OverlayProps {
  creatorId: string
  open: Open
  view: VaultView
  selection: Selection
  onOpen: (open: Open) => void
  onClose: () => void
}

function Tagging({ creatorId, selection, onClose }: OverlayProps) {
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

function TabletFolders({ creatorId, view, onOpen, onClose }: OverlayProps) {
  const { t } = useTranslation('marketplace')
  return (
    <Drawer isOpen from="start" title={t('vault.folders')} onClose={onClose}>
      <PlaceRail
        creatorId={creatorId}
        view={view}
        onNew={() => onOpen({ act: 'new' })}
        onAct={(act, folder) => onOpen({ act, folder })}
        onChosen={onClose}
      />
    </Drawer>
  )
}

/** Renders the open overlay, except for an item's drawer. */
function Overlay(props: OverlayProps) {
  const { creatorId, open, view, onClose } = props
  if (open.act === 'tag') return <Tagging {...props} />
  if (open.act === 'folders') return <TabletFolders {...props} />
  if (open.act === 'delete')
    return (
      <DeleteFolder
        creatorId={creatorId}
        folder={open.folder}
        onDeleted={() => {
          onClose()
          if (view.state.folder === open.folder.folderId) view.openFolder(null)
        }}
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

interface ItemsProps {
  creatorId: string
  view: VaultView
  list: VaultList
  selection: Selection
  acts: VaultActs
  onOpen: (open: Open) => void
  onOpenItem: (mediaId: string) => void
}

/** Filter bar, bulk bar and grid. */
function Items({ creatorId, view, list, selection, acts, onOpen, onOpenItem }: ItemsProps) {
  const { t } = useTranslation('marketplace')
  const { frame, ...tiles } = useTileSize()
  return (
    <section aria-label={t('vault.items')} className="grid min-w-0 flex-1 content-start gap-2">
      <VaultBar
        creatorId={creatorId}
        view={view}
        tiles={tiles}
        currency={list.media[0]?.currency ?? DEFAULT_CURRENCY}
        onFolders={() => onOpen({ act: 'folders' })}
      />
      {/* Invisible instead of absent: the layout stays while there is nothing to select. */}
      <div className={list.media.length === 0 ? 'invisible' : undefined}>
        <BulkBar
          creatorId={creatorId}
          selection={selection}
          acts={acts}
          loaded={list.media.length}
          total={list.total}
          place={view.state.place}
          onTag={() => onOpen({ act: 'tag' })}
        />
      </div>
      <div ref={frame} className="min-w-0">
        <ContentState
          status={list.status}
          skeleton={<VaultSkeleton tiles={tiles} />}
          empty={<NoItems view={view} />}
        >
          <VaultGrid
            list={list}
            tiles={tiles}
            selection={selection}
            onOpen={({ mediaId }) => onOpenItem(mediaId)}
          />
        </ContentState>
      </div>
    </section>
  )
}

function Vault({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const view = useVaultView()
  const list = useVaultList(creatorId, requestOf(view.state), PER_PAGE)
  const selection = useSelection(list.media)
  const acts = useVaultActs(creatorId)
  const [open, setOpen] = useState<Open>()
  const [itemId, openItem] = useOpened('item')
  const isTablet = useBelowLg()
  const shared = { creatorId, view, selection }
  return (
    <Page title={t('vault.name')} actions={<UploadButton creatorId={creatorId} />}>
      <UploadPanel creatorId={creatorId} onShow={openItem} />
      <UploadDrop creatorId={creatorId}>
        <div className="flex gap-4">
          {!isTablet && (
            <div className={cx(cardLook, 'w-60 shrink-0 self-start p-2')}>
              <PlaceRail
                creatorId={creatorId}
                view={view}
                onNew={() => setOpen({ act: 'new' })}
                onAct={(act, folder) => setOpen({ act, folder })}
              />
            </div>
          )}
          <Items {...shared} list={list} acts={acts} onOpen={setOpen} onOpenItem={openItem} />
        </div>
      </UploadDrop>
      {open && <Overlay {...shared} open={open} onOpen={setOpen} onClose={() => setOpen(undefined)} />}
      {itemId !== null && (
        <ItemDrawer
          creatorId={creatorId}
          mediaId={itemId}
          acts={acts}
          media={list.media}
          onClose={() => openItem(null)}
        />
      )}
    </Page>
  )
}

/** /vault: the creator's media library (screens S19). */
export default function VaultScreen() {
  const creatorId = useCreatorId()
  return creatorId === undefined ? null : <Vault key={creatorId} creatorId={creatorId} />
}
