import { useBelowLg } from '@/services/viewport'

import { AccountMenu } from './account-menu'
import { ClockSlot } from './clock-slot'
import { ConnectionDot } from './connection-dot'
import { LanguageMenu } from './language-menu'
import { SearchButton } from './search-button'
import { ThemeSwitch } from './theme-switch'

/**
 * What stands at the end of the bar: connection, clock, language, theme, account (design language). A phone has room for
 * search and account alone: language and theme are in its menu, and being offline is told by a bar.
 */
export function Tools() {
  // Below 1024 px the clock stands in the bottom bar.
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
