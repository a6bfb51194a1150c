import { useBelowLg } from '@/services/page/viewport'

import { AccountMenu } from './account-menu'
import { ClockSlot } from '../clock-slot'
import { ConnectionDot } from './connection-dot'
import { LanguageMenu } from './language-menu'
import { SearchButton } from './search-button'
import { ThemeSwitch } from './theme-switch'

/**
 * The end of the bar: connection, clock, language, theme, account. A phone shows only search and account:
 * language and theme are in its menu, and a bar reports being offline.
 */
export function BarTools() {
  // Below 1024 px the clock is in the bottom bar.
  const isTablet = useBelowLg()
  return (
    <div className="flex shrink-0 items-center gap-1">
      <SearchButton />
      <span className="contents max-sm:hidden">
        <ConnectionDot />
      </span>
      {!isTablet && <ClockSlot variant="line" />}
      <span className="contents max-sm:hidden">
        <LanguageMenu />
        <ThemeSwitch />
      </span>
      <AccountMenu />
    </div>
  )
}
