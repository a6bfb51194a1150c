import { CreatorChipSlot } from '../creator-chip-slot'
import type { UnreadByEntry } from './use-entries'
import { HomeLink } from './home-link'
import { BarTools } from './bar-tools'
import { TopTabs } from './top-tabs'

/** The top bar from 1024 px on: product, tabs, then clock, language, theme, account. */
export function TopBar({ unread }: { unread: UnreadByEntry }) {
  return (
    <header className="print:hidden sticky top-0 z-30 flex h-bar shrink-0 items-center gap-1 border-b border-line bg-surface ps-4 pe-3 pt-[env(safe-area-inset-top)] box-content pointer-coarse:h-pane-head">
      <HomeLink />
      <TopTabs unread={unread} />
      <CreatorChipSlot />
      <BarTools />
    </header>
  )
}
