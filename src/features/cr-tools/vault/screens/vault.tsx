import { Images, Trash2 } from 'lucide'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { useBelowLg } from '@/services/page/viewport'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { Page } from '@/ui/layout/page'

import { VaultBulkBar } from '../grid/bulk-bar'
import { VaultItemDrawer } from '../items/vault-item-drawer'
import { FolderNav } from '../folder-nav'
import { UploadButton, UploadDropZone, UploadPanel } from '../uploads/upload-panel'
import { VaultBar } from '../vault-bar'
import { VaultGrid, VaultSkeleton } from '../grid/vault-grid'
import { type Selection, useSelection } from '../grid/use-selection'
import { useTileSize } from '../grid/use-tile-size'
import { useVaultActions, type VaultActions } from '../use-vault-mutations'
import { useVaultList, type VaultList } from '../use-vault-list'
import { vaultRequestOf, useVaultView, type VaultView } from '../vault-view'
import { creatorScreen } from '../../focus/creator-screen'
import { type VaultOverlayState, VaultOverlay } from '../vault-overlay'

const PAGE_SIZE = 200

function NoItems({ creatorId, view }: { creatorId: string; view: VaultView }) {
  const { t } = useTranslation('marketplace')
  if (view.isNarrowed)
    return <NoMatches title={t('vault.none_found')} text={t('vault.none_found_text')} onClear={view.clear} />
  const { archive, folder } = view.state
  if (archive === 'trash')
    return (
      <EmptyState icon={Trash2} title={t('vault.trash_empty')}>
        {t('vault.trash_empty_text')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={Images}
      title={archive === 'archived' ? t('vault.archive_empty') : t('vault.empty')}
      actions={
        archive === null && folder === null ? (
          <UploadButton creatorId={creatorId} />
        ) : (
          <Button onClick={() => view.openFolder(null)}>{t('vault.show_all')}</Button>
        )
      }
    >
      {archive === 'archived' ? t('vault.archive_empty_text') : t('vault.empty_text')}
    </EmptyState>
  )
}

interface VaultItemsProps {
  creatorId: string
  view: VaultView
  list: VaultList
  selection: Selection
  actions: VaultActions
  onOpen: (open: VaultOverlayState) => void
  onOpenItem: (mediaId: string) => void
}

/** Filter bar, bulk bar and grid. */
function VaultItems({ creatorId, view, list, selection, actions, onOpen, onOpenItem }: VaultItemsProps) {
  const { t } = useTranslation('marketplace')
  const { frame, tiles } = useTileSize()
  // Other items render behind the shown ones, so that keys in the search do not wait for them.
  const media = useDeferredValue(list.media)
  return (
    <section aria-label={t('vault.items')} className="grid min-w-0 flex-1 content-start gap-2">
      <VaultBar
        creatorId={creatorId}
        view={view}
        tiles={tiles}
        currency={list.media[0]?.currency ?? DEFAULT_CURRENCY}
        onOpen={onOpen}
      />
      {/* Invisible instead of absent: the layout stays while there is nothing to select. */}
      <div className={list.media.length === 0 ? 'invisible' : undefined}>
        <VaultBulkBar
          creatorId={creatorId}
          selection={selection}
          actions={actions}
          loaded={list.media.length}
          total={list.total}
          archive={view.state.archive}
        />
      </div>
      <div ref={frame} className={cx('min-w-0', (list.isRefining || media !== list.media) && 'opacity-60')}>
        <ContentState
          status={list.status}
          skeleton={<VaultSkeleton tiles={tiles} />}
          empty={<NoItems creatorId={creatorId} view={view} />}
        >
          <VaultGrid
            media={media}
            tiles={tiles}
            ids={selection.ids}
            onToggle={selection.toggle}
            onOpen={onOpenItem}
            onEnd={list.more}
          />
        </ContentState>
      </div>
    </section>
  )
}

function Vault({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const view = useVaultView()
  const request = vaultRequestOf(view.state)
  const list = useVaultList(creatorId, request, PAGE_SIZE)
  // Another order has the same items.
  const selection = useSelection(list.media, JSON.stringify({ ...request, sort: null }))
  const actions = useVaultActions(creatorId)
  const [open, setOpen] = useState<VaultOverlayState>()
  const [itemId, openItem] = useOpenParam('item')
  const isTablet = useBelowLg()
  const shared = { creatorId, view }
  return (
    <Page title={t('vault.name')} actions={<UploadButton creatorId={creatorId} />}>
      <UploadPanel creatorId={creatorId} onShow={openItem} />
      <UploadDropZone creatorId={creatorId}>
        <div className="flex gap-4">
          {!isTablet && (
            <div className={cx(cardClasses, 'w-60 shrink-0 self-start p-2')}>
              <FolderNav creatorId={creatorId} view={view} onOpen={setOpen} />
            </div>
          )}
          <VaultItems
            {...shared}
            list={list}
            selection={selection}
            actions={actions}
            onOpen={setOpen}
            onOpenItem={openItem}
          />
        </div>
      </UploadDropZone>
      {open && <VaultOverlay {...shared} open={open} onOpen={setOpen} onClose={() => setOpen(undefined)} />}
      {itemId !== null && (
        <VaultItemDrawer
          creatorId={creatorId}
          mediaId={itemId}
          media={list.media}
          onClose={() => openItem(null)}
        />
      )}
    </Page>
  )
}

/** /vault: the creator's media library (screens S19). */
export default creatorScreen(Vault)
