import { Moon, Sun, Search, Wifi } from 'lucide'

import { useKeyHint } from '@/services/input/shortcuts'
import { useBelowLg } from '@/services/page/viewport'
import { ClockSlot } from '@/features/clock'
import { useTranslation } from '@/i18n/use-translation'
import { setThemePreference, useTheme, useThemeAllowed } from '@/services/page/theme'
import { IconButton } from '@/ui/icon-button'
import { Icon } from '@/ui/icon'
import { Kbd } from '@/ui/text/kbd'
import { useEventStreamState } from '@/services/network/event-stream-state'
import { useOnline } from '@/services/network/online'
import { type StatusDotKind, StatusDot } from '@/ui/text/dot'
import { Tooltip } from '@/ui/tooltip'

import { AccountMenu } from './account-menu'
import { LanguageMenu } from './language-menu'
import { openPalette } from '../../palette/palette-state'

type Connection = 'online' | 'reconnecting' | 'offline'

/** No dot while connected: the bar's one green dot means on duty. */
const STATUS: Partial<Record<Connection, StatusDotKind>> = { reconnecting: 'idle', offline: 'missing' }

/** Combines network and event stream. */
function useConnection(): Connection {
  const isOnline = useOnline()
  const streamState = useEventStreamState()
  if (!isOnline) return 'offline'
  return streamState === 'reconnecting' || streamState === 'polling' ? 'reconnecting' : 'online'
}

function ConnectionMark() {
  const { t } = useTranslation('global')
  const connection = useConnection()
  const status = STATUS[connection]
  const word = t(`shell.${connection}`)
  return (
    <Tooltip text={word}>
      <span className="relative inline-grid size-control place-items-center text-text-faint">
        <Icon of={Wifi} size="sm" />
        {status && (
          <span className="absolute end-1 top-1 flex rounded-full bg-surface p-[2px]">
            <StatusDot status={status} />
          </span>
        )}
        <span className="sr-only">{word}</span>
      </span>
    </Tooltip>
  )
}

/** Opens the command palette: a field where there is room, an icon below 1280 px. */
function SearchButton() {
  const { t } = useTranslation('global')
  const name = t('palette.open')
  const keys = useKeyHint('palette')
  return (
    <>
      <button
        type="button"
        onClick={openPalette}
        className="me-2 hidden h-control items-center gap-2 rounded-control bg-fill ps-[10px] pe-[6px] text-13 text-text-quiet hover:bg-fill-hover xl:inline-flex"
      >
        <Icon of={Search} />
        <span className="me-4 whitespace-nowrap">{name}</span>
        {keys && <Kbd keys={keys} />}
      </button>
      <span className="contents xl:hidden">
        <IconButton icon={Search} name={name} onClick={openPalette} />
      </span>
    </>
  )
}

/**
 * Switches between light and dark where the preference applies; renders nothing where dark is forced
 * (requirements 1).
 */
function ThemeSwitch() {
  const { t } = useTranslation('global')
  const theme = useTheme()
  if (!useThemeAllowed()) return null
  return theme === 'dark' ? (
    <IconButton
      icon={Sun}
      name={t('shell.switch_theme_to_light')}
      onClick={() => setThemePreference('light')}
    />
  ) : (
    <IconButton
      icon={Moon}
      name={t('shell.switch_theme_to_dark')}
      onClick={() => setThemePreference('dark')}
    />
  )
}

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
        <ConnectionMark />
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
