import { Clock } from 'lucide'
import { useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { useTranslation } from '@/i18n/use-translation'

import type { Namespace } from '@/config/languages'
import { SEARCH_TEXT_MAX } from '@/domain/agency/agency-search'
import { useSession } from '@/features/auth'
import { useClock, useIsClockVisible } from '@/features/clock'
import { useLoadedNamespaces } from '@/i18n/use-loaded-namespaces'
import { useCreatorInFocus } from '@/services/session/creator-in-focus'
import { type Command, type CommandGroup, CommandList } from '@/ui/overlay/command-list'
import { ModalLayer } from '@/ui/overlay/lazy/modal-layer'
import { useModalChanged } from '@/ui/overlay/use-modal-changed'

import type { SearchResult } from './search-result'
import {
  useAccountCommands,
  useLanguageCommands,
  useOtherCommands,
  usePageActions,
  useScreenCommands,
  useTabCommands,
  useThemeCommands,
  useShortcutCommands,
} from './page-commands'
import { closePalette, recordCommand, recentCommands } from './palette-state'
import { type Access, useAccess } from './use-access'
import { useResultCommands } from './use-result-commands'
import { usePaletteSearch } from './use-palette-search'

const withRecording = (command: Command, found?: SearchResult): Command => ({
  ...command,
  run: () => {
    recordCommand(command.id, found)
    command.run()
  },
})

const recorded = (id: string, title: string, commands: readonly Command[]): CommandGroup => ({
  id,
  title,
  commands: commands.map((command) => withRecording(command)),
})

/** Removes commands that the recent ones already list. */
const withoutRecent = (groups: readonly CommandGroup[], recent: readonly Command[]): CommandGroup[] => {
  const ids = new Set(recent.map(({ id }) => id))
  return groups.map((group) => ({ ...group, commands: group.commands.filter(({ id }) => !ids.has(id)) }))
}

/** Whether a recent result still leads somewhere: roles change, and fans belong to the creator in focus. */
function useIsStillReachable({ opens }: Access): (found: SearchResult) => boolean {
  const creatorId = useCreatorInFocus(useSession().userId)
  return (found) => {
    if (found.kind === 'person') return opens('agencyEmployees')
    if (found.kind === 'creator') return opens('agencyCreators') || opens('crTools')
    return found.chat.creatorId === creatorId && opens('channel')
  }
}

/** Returns the namespaces of the pages whose tabs and actions are listed. */
const namespacesFor = ({ opens }: Access): Namespace[] => [
  ...(opens('agencyEmployees') || opens('agencyCreators') ? (['analytics'] as const) : []),
  ...(opens('messages') || opens('massMessage') ? (['tools'] as const) : []),
  ...(opens('discountsTrials') ? (['marketplace'] as const) : []),
]

function useGroups(text: string, clock: readonly Command[]) {
  const { t } = useTranslation('global')
  const access = useAccess()
  const isLoaded = useLoadedNamespaces(namespacesFor(access))
  const { search, found } = usePaletteSearch(text, access)
  const { commandOf, partsOf } = useResultCommands(access, isLoaded)
  const isStillOpen = useIsStillReachable(access)
  const acts = [...usePageActions(access, isLoaded), ...clock, ...useThemeCommands(), ...useOtherCommands()]
  const pages = [
    recorded('screens', t('palette.screens'), useScreenCommands(access)),
    recorded('tabs', t('palette.tabs'), useTabCommands(access, isLoaded)),
    recorded('acts', t('palette.acts'), acts),
  ]
  const rest = [
    recorded('accounts', t('palette.accounts'), useAccountCommands()),
    recorded('languages', t('palette.languages'), useLanguageCommands()),
  ]
  const rowsOf = (rows: readonly SearchResult[]) => rows.map((row) => withRecording(commandOf(row), row))
  const searched = [
    { id: 'people', title: t('palette.people'), commands: rowsOf(found.people) },
    {
      id: 'creators',
      title: t('palette.creators'),
      commands: [...rowsOf(found.creators), ...partsOf(found.creators)],
    },
    { id: 'chats', title: t('palette.chats'), commands: rowsOf(found.chats) },
  ].map((group) => ({ ...group, isFound: true }))
  const atHand = [...pages, ...rest].flatMap(({ commands }) => commands)
  const recent = recentCommands().flatMap(({ id, result }) => {
    if (result) return isStillOpen(result) ? [withRecording(commandOf(result), result)] : []
    return atHand.filter((command) => command.id === id)
  })
  const groups = [
    { id: 'page', title: t('palette.page'), commands: useShortcutCommands() },
    { id: 'recent', title: t('palette.recent'), commands: recent },
    ...withoutRecent([...pages, ...searched, ...rest], recent),
  ]
  return { groups, search }
}

function Commands({ clock }: { clock: readonly Command[] }) {
  const { t } = useTranslation('global')
  const [text, setText] = useState('')
  const { groups, search } = useGroups(text, clock)
  return (
    <CommandList
      name={t('palette.search')}
      groups={groups}
      search={search}
      maxLength={SEARCH_TEXT_MAX}
      onText={setText}
      onRun={closePalette}
    />
  )
}

/** Adds the clock's commands for users who have a clock (requirements 6); others do not load them. */
function CommandsWithClock() {
  const { t } = useTranslation('global')
  const clock = useClock()
  const press: Command[] = clock
    ? [
        {
          id: clock.log ? 'clock-out' : 'clock-in',
          label: clock.log ? t('palette.clock_out') : t('palette.clock_in'),
          icon: Clock,
          run: clock.toggle,
        },
      ]
    : []
  return <Commands clock={press} />
}

/**
 * Lists everything the roles allow, filtered while typing: shortcuts, screens, tabs, actions, and search
 * results for people, creators and chats (screens S22).
 */
export function Palette() {
  const { t } = useTranslation('global')
  const isClockVisible = useIsClockVisible()
  useModalChanged('palette')
  return (
    <ModalLayer
      closesBy="press-and-key"
      onClose={closePalette}
      backdropClassName="z-50 flex items-start justify-center bg-overlay px-4 pt-[min(12dvh,96px)]"
      className="enter w-full max-w-[600px] overflow-hidden rounded-card bg-surface-float text-text shadow-dialog outline-none"
    >
      <Dialog aria-label={t('palette.name')} className="outline-none">
        {isClockVisible ? <CommandsWithClock /> : <Commands clock={[]} />}
      </Dialog>
    </ModalLayer>
  )
}
