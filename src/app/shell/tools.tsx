import type { RouteName } from '@/domain/routes'

import { ConnectionDot } from './connection-dot'
import { LanguageMenu } from './language-menu'
import { ThemeSwitch } from './theme-switch'

/** What stands at the end of the bar, whatever its width. */
export function Tools({ name }: { name: RouteName }) {
  return (
    <div className="flex shrink-0 items-center gap-1">
      <ConnectionDot />
      <LanguageMenu />
      <ThemeSwitch name={name} />
    </div>
  )
}
