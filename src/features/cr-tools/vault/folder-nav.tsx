import { Archive, Folder, FolderPlus, Images, Pencil, Trash2 } from 'lucide'
import type { IconNode } from 'lucide'
import { memo, type ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { VaultFolder } from '@/domain/vault/vault'
import { formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { QueryContent } from '@/ui/feedback/query-content'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'
import { SkeletonBars } from '@/ui/skeleton'

import { useEditDisabledReason } from '../base/permissions'
import { useVaultFolders } from './use-vault-list'
import { VAULT_ARCHIVES, type VaultView } from './vault-view'

type FolderAction = 'rename' | 'delete'
/** The overlay that a press in the navigation opens. */
export type FolderOverlayState = { action: 'new' } | { action: FolderAction; folder: VaultFolder }

interface FolderNavRowProps {
  icon: IconNode
  isCurrent: boolean
  count: number
  onShow: () => void
  menu?: ReactNode
  children: ReactNode
}

function FolderNavRow({ icon, isCurrent, count, onShow, menu, children }: FolderNavRowProps) {
  const { t } = useTranslation('marketplace')
  return (
    <li className={cx('flex items-center rounded-control', isCurrent && 'bg-accent-quiet')}>
      <button
        type="button"
        aria-current={isCurrent}
        onClick={onShow}
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-start hover:bg-row-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
      >
        <Icon of={icon} size="xs" className={isCurrent ? 'text-accent-text' : 'text-text-quiet'} />
        <bdi className="cut flex-1">{children}</bdi>{' '}
        <span aria-hidden className="text-13 text-text-quiet tabular-nums">
          {formatNumber(count)}
        </span>
        <span className="sr-only">{t('vault.count', { count, number: formatNumber(count) })}</span>
      </button>
      <span className="w-8 shrink-0 pointer-coarse:w-11">{menu}</span>
    </li>
  )
}

const SKELETON_BARS = ['h-4 w-24', 'h-4 w-32', 'h-4 w-20', 'h-4 w-28', 'h-4 w-24', 'h-4 w-20']

function FolderMenu({ folder, onAction }: { folder: VaultFolder; onAction: (action: FolderAction) => void }) {
  const { t } = useTranslation('marketplace')
  return (
    <ActionsMenu size="small" name={t('vault.folder_acts', { name: isolate(folder.name) })}>
      <MenuItem icon={Pencil} onAction={() => onAction('rename')}>
        {t('vault.rename')}
      </MenuItem>
      <MenuItem icon={Trash2} danger onAction={() => onAction('delete')}>
        {t('vault.delete')}
      </MenuItem>
    </ActionsMenu>
  )
}

interface FolderNavProps {
  creatorId: string
  view: VaultView
  onOpen: (open: FolderOverlayState) => void
  /** Called after a choice, so that a surrounding drawer closes. */
  onChoose?: () => void
}

const FOLDER_NAV_ICON = { archived: Archive, trash: Trash2 } as const
const NO_COUNTS = { active: 0, archived: 0, trash: 0 }

function FolderNavItems({ read, view, onOpen, onChoose }: FolderNavItemsProps) {
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('vault')
  const { folder, archive } = view.state
  const counts = read.data?.counts ?? NO_COUNTS
  const show = (go: () => void) => () => {
    go()
    onChoose?.()
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
      <FolderNavRow
        icon={Images}
        isCurrent={folder === null && archive === null}
        count={counts.active}
        onShow={show(() => view.openFolder(null))}
      >
        {t('vault.all')}
      </FolderNavRow>
      {read.data?.data.map((one) => (
        <FolderNavRow
          key={one.folderId}
          icon={Folder}
          isCurrent={archive === null && folder === one.folderId}
          count={one.count}
          onShow={show(() => view.openFolder(one.folderId))}
          menu={
            !one.isFixed &&
            disabledReason === undefined && (
              <FolderMenu folder={one} onAction={(action) => onOpen({ action, folder: one })} />
            )
          }
        >
          {one.name}
        </FolderNavRow>
      ))}
      <li aria-hidden className="my-1 border-t border-line-quiet" />
      {VAULT_ARCHIVES.map((one) => (
        <FolderNavRow
          key={one}
          icon={FOLDER_NAV_ICON[one]}
          isCurrent={archive === one}
          count={counts[one]}
          onShow={show(() => view.openArchive(one))}
        >
          {t(`vault.place_${one}`)}
        </FolderNavRow>
      ))}
    </ul>
  )
}

interface FolderNavItemsProps extends Omit<FolderNavProps, 'creatorId'> {
  read: ReturnType<typeof useVaultFolders>
}

/** Navigation between all items, folders, archive and trash. Memoised: items that arrive leave it alone. */
export const FolderNav = memo(function FolderNav({ creatorId, ...nav }: FolderNavProps) {
  const { t } = useTranslation('marketplace')
  const read = useVaultFolders(creatorId)
  return (
    <nav aria-label={t('vault.folders')} className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
      <div className="flex items-center gap-2 ps-2">
        <h2 className="flex-1 text-13 font-strong">{t('vault.folders')}</h2>
        <IconButton
          icon={FolderPlus}
          name={t('vault.new_folder')}
          disabledReason={useEditDisabledReason('vault')}
          onClick={() => nav.onOpen({ action: 'new' })}
        />
      </div>
      <QueryContent of={read} skeleton={<SkeletonBars className="grid gap-3 p-2" bars={SKELETON_BARS} />}>
        <FolderNavItems read={read} {...nav} />
      </QueryContent>
    </nav>
  )
})
