import { CloudOff, type IconNode, RotateCcw, Search } from 'lucide'
import { type ReactNode, useMemo, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { SearchField } from 'react-aria-components/SearchField'
import { Text } from 'react-aria-components/Text'
import { useTranslation } from '@/i18n/use-translation'

import { containsWords } from '@/lib/text/fold-text'

import { cx } from '../cx'
import { menuItemClasses } from './overlay-classes'
import { Icon } from '../icon'
import { Spinner } from '../spinner'

export interface Command {
  id: string
  label: string
  /** Distinguishes it from others with the same label, or gives extra information. */
  detail?: string
  /** Other search terms that match it. */
  keywords?: string
  icon?: IconNode
  /** Replaces the icon. */
  image?: ReactNode
  end?: ReactNode
  run: () => void
}

export interface CommandGroup {
  id: string
  title: string
  commands: readonly Command[]
  /** Results of a search: shown whatever their words have in common with the text. */
  isFound?: boolean
}

/** State of a search beyond the local commands. */
export type CommandSearch = { kind: 'idle' | 'searching' | 'offline' } | { kind: 'failed'; retry: () => void }

interface CommandListProps {
  name: string
  groups: readonly CommandGroup[]
  search: CommandSearch
  maxLength: number
  onText: (text: string) => void
  onRun: () => void
}

const RETRY = 'retry'

const matchesText = ({ label, detail = '', keywords = '' }: Command, text: string): boolean =>
  containsWords(`${label} ${detail} ${keywords}`, text)

/** Filters the groups by the text. */
function groupsFor(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const wanted = text.trim()
  return groups
    .map((group) => ({
      ...group,
      commands: group.isFound
        ? group.commands
        : group.commands.filter((command) => matchesText(command, wanted)),
    }))
    .filter(({ commands }) => commands.length > 0)
}

/** Filters commands while typing: arrows move, Enter runs. The content of the command palette. */
export function CommandList({ name, groups, search, maxLength, onText, onRun }: CommandListProps) {
  const { t } = useTranslation('common')
  const [text, setText] = useState('')
  const shown = useMemo(() => groupsFor(groups, text), [groups, text])
  const count = shown.reduce((sum, { commands }) => sum + commands.length, 0)
  const isSearching = search.kind === 'searching'
  return (
    <Autocomplete
      inputValue={text}
      onInputChange={(next) => {
        setText(next)
        onText(next)
      }}
    >
      <CommandField name={name} maxLength={maxLength} isBusy={isSearching} />
      {/* Arrows move an active descendant, not the focus: without a tab stop the list could not be scrolled by keyboard. */}
      <div
        role="region"
        aria-label={name}
        tabIndex={0}
        aria-busy={isSearching}
        className="max-h-[min(420px,60dvh)] overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <CommandMenu name={name} groups={shown} text={text} search={search} onRun={onRun} />
        {isSearching && count === 0 && <CommandNote>{t('command_list.searching')}</CommandNote>}
        {search.kind === 'offline' && (
          <p className="flex items-center gap-2 border-t border-line-quiet px-4 py-3 text-13 text-text-quiet">
            <Icon of={CloudOff} size="xs" />
            {t('command_list.offline')}
          </p>
        )}
      </div>
      <CommandStatus text={text} count={count} search={search} />
    </Autocomplete>
  )
}

interface CommandMenuProps {
  name: string
  groups: readonly CommandGroup[]
  text: string
  search: CommandSearch
  onRun: () => void
}

function CommandMenu({ name, groups, text, search, onRun }: CommandMenuProps) {
  const { t } = useTranslation('common')
  return (
    <Menu
      aria-label={name}
      className="p-2 outline-none empty:p-0"
      renderEmptyState={() => search.kind === 'idle' && <CommandNote>{t('command_list.empty')}</CommandNote>}
    >
      {groups.map((group) => (
        <MenuSection key={group.id} id={group.id}>
          <Header className="px-2 pt-2 pb-1 text-12 text-text-faint">{group.title}</Header>
          {group.commands.map((command) => (
            <CommandItem
              key={command.id}
              command={command}
              // Enter must not run results of the previous text.
              isDisabled={
                search.kind === 'searching' && group.isFound === true && !matchesText(command, text.trim())
              }
              onRun={onRun}
            />
          ))}
        </MenuSection>
      ))}
      {search.kind === 'failed' && (
        <MenuSection
          aria-label={t('command_list.failed')}
          className="not-first:mt-1 not-first:border-t not-first:border-line-quiet not-first:pt-1"
        >
          <RetryItem onRetry={search.retry} />
        </MenuSection>
      )}
    </Menu>
  )
}

/** Announces the number of results once the search has finished, and why others are missing. */
function CommandStatus({ text, count, search }: { text: string; count: number; search: CommandSearch }) {
  const { t } = useTranslation('common')
  const isCounted = text.trim() !== '' && search.kind !== 'searching'
  const trouble =
    search.kind === 'failed' || search.kind === 'offline' ? t(`command_list.${search.kind}`) : ''
  return (
    <p role="status" className="sr-only">
      {isCounted && `${t('command_list.count', { count })} ${trouble}`}
    </p>
  )
}

const CommandNote = ({ children }: { children: ReactNode }) => (
  <p className="px-4 py-6 text-center text-text-quiet">{children}</p>
)

function CommandField({ name, maxLength, isBusy }: { name: string; maxLength: number; isBusy: boolean }) {
  return (
    <SearchField
      aria-label={name}
      autoFocus
      maxLength={maxLength}
      className="flex items-center gap-3 border-b border-line-quiet px-4"
    >
      <Icon of={Search} className="text-text-quiet" />
      <Input
        placeholder={name}
        className="h-[max(48px,var(--control))] min-w-0 flex-1 bg-transparent text-16 outline-none [&::-webkit-search-cancel-button]:hidden"
      />
      <span className="flex size-4 text-text-quiet">{isBusy && <Spinner />}</span>
    </SearchField>
  )
}

interface CommandItemProps {
  command: Command
  isDisabled: boolean
  onRun: () => void
}

function CommandItem({ command, isDisabled, onRun }: CommandItemProps) {
  const { label, detail, icon, image, end } = command
  return (
    <MenuItem
      id={command.id}
      textValue={label}
      isDisabled={isDisabled}
      onAction={() => {
        onRun()
        command.run()
      }}
      className={cx('group/command', menuItemClasses())}
    >
      <span className="grid size-6 shrink-0 place-items-center group-data-disabled/command:opacity-50">
        {image ?? (icon && <Icon of={icon} className="text-text-quiet" />)}
      </span>
      {/* The detail is part of the name: voice control finds an item by all the words it shows. */}
      <Text slot="label" className="flex min-w-0 flex-1 items-center gap-[inherit]">
        <span dir="auto" className="cut max-w-full shrink-0">
          {label}
        </span>
        {detail && ' '}
        <span
          dir="auto"
          className="cut flex-1 text-13 text-text-quiet group-data-disabled/command:text-text-disabled"
        >
          {detail}
        </span>
      </Text>
      {end && <span className="flex text-text-quiet">{end}</span>}
    </MenuItem>
  )
}

function RetryItem({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common')
  return (
    <MenuItem
      id={RETRY}
      textValue={t('command_list.failed')}
      onAction={onRetry}
      className={menuItemClasses()}
    >
      <span className="grid size-6 shrink-0 place-items-center">
        <Icon of={RotateCcw} className="text-danger-text" />
      </span>
      <Text slot="label" className="cut flex-1">
        {t('command_list.failed')}
      </Text>
    </MenuItem>
  )
}
