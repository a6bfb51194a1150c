import { Clock } from 'lucide-react'
import { Dialog } from 'react-aria-components/Dialog'
import { useTranslation } from '@/i18n/use-translation'
import { useLocation } from 'react-router'

import { env } from '@/config/env'
import { showsClock } from '@/domain/work-log'
import { useRoles } from '@/features/auth'
import { useClock } from '@/features/clock'
import { type Command, type CommandGroup, CommandList } from '@/ui/command-list'
import { OverPage } from '@/ui/float/over-page'
import { useModalChanged } from '@/ui/use-modal-changed'

import {
  useAccountCommands,
  useLanguageCommands,
  useOtherCommands,
  useScreenCommands,
  useThemeCommands,
} from './palette-commands'
import { closePalette, noteCommand, recentCommands } from './palette-state'

/** The newest first, in a group of their own, and not a second time below. */
function withRecent(groups: readonly CommandGroup[], title: string): CommandGroup[] {
  const all = groups.flatMap(({ commands }) => commands)
  const recent = recentCommands().flatMap((id) => all.filter((command) => command.id === id))
  const isRecent = (command: Command) => recent.includes(command)
  const rest = groups.map((group) => ({ ...group, commands: group.commands.filter((it) => !isRecent(it)) }))
  return [{ id: 'recent', title, commands: recent }, ...rest].filter(({ commands }) => commands.length > 0)
}

const noted = (command: Command): Command => ({
  ...command,
  run: () => {
    noteCommand(command.id)
    command.run()
  },
})

function Commands({ clock }: { clock: readonly Command[] }) {
  const { t } = useTranslation('global')
  const screens = useScreenCommands()
  const acts = [...clock, ...useThemeCommands(), ...useOtherCommands()]
  const accounts = useAccountCommands()
  const languages = useLanguageCommands()
  const groups = [
    { id: 'screens', title: t('palette.screens'), commands: screens },
    { id: 'acts', title: t('palette.acts'), commands: acts },
    { id: 'accounts', title: t('palette.accounts'), commands: accounts },
    { id: 'languages', title: t('palette.languages'), commands: languages },
  ].map((group) => ({ ...group, commands: group.commands.map(noted) }))
  return (
    <CommandList
      name={t('palette.search')}
      groups={withRecent(groups, t('palette.recent'))}
      onRun={closePalette}
    />
  )
}

/** With the clock, for whom it is there (spec 6); nobody else asks for it. */
function CommandsWithClock() {
  const { t } = useTranslation('global')
  const clock = useClock()
  const press: Command[] = clock
    ? [
        {
          id: clock.log ? 'clock-out' : 'clock-in',
          label: clock.log ? t('palette.clock_out') : t('palette.clock_in'),
          icon: Clock,
          run: clock.press,
        },
      ]
    : []
  return <Commands clock={press} />
}

/** Every screen and every frequent act that the roles allow, found by writing (design language). */
export function Palette() {
  const { t } = useTranslation('global')
  const { pathname } = useLocation()
  const { roles } = useRoles()
  useModalChanged(true, 'palette')
  return (
    <OverPage
      closesBy="press-and-key"
      onClose={closePalette}
      groundClassName="z-50 flex items-start justify-center bg-overlay px-4 pt-[min(12dvh,96px)]"
      className="enter w-full max-w-[600px] overflow-hidden rounded-card bg-surface-float text-text shadow-dialog outline-none"
    >
      <Dialog aria-label={t('palette.name')} className="outline-none">
        {showsClock(pathname, roles, env.isMobileWebView) ? <CommandsWithClock /> : <Commands clock={[]} />}
      </Dialog>
    </OverPage>
  )
}
