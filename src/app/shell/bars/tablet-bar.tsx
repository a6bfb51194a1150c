import { MenuIcon } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { IconButton } from '@/ui/icon-button'

import { CreatorChipSlot } from '../creator-chip-slot'
import { HomeLink } from './home-link'
import { BarTools } from './bar-tools'

/** The bar below 1024 px: the menu behind its button, and the same tools. */
export function TabletBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('global')
  return (
    <header className="print:hidden sticky top-0 z-30 box-content flex h-pane-head shrink-0 items-center gap-1 border-b border-line bg-surface px-2 pt-[env(safe-area-inset-top)]">
      <IconButton icon={MenuIcon} name={t('shell.open_menu')} aria-haspopup="dialog" onClick={onMenu} />
      <CreatorChipSlot fallback={<HomeLink />} />
      <span className="flex-1" />
      <BarTools />
    </header>
  )
}
