import { type LucideIcon, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Autocomplete, type AutocompleteProps } from 'react-aria-components/Autocomplete'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { SearchField } from 'react-aria-components/SearchField'
import { useTranslation } from '@/i18n/use-translation'

import { itemLook } from './float-look'
import { Icon } from './icon'

export interface Command {
  id: string
  label: string
  /** Other words people look for it by. */
  keywords?: string
  icon?: LucideIcon
  end?: ReactNode
  run: () => void
}

export interface CommandGroup {
  id: string
  title: string
  commands: readonly Command[]
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** Every word written is found somewhere, in any order, whatever the accents. */
const matches: AutocompleteProps['filter'] = (text, input) => {
  const folded = fold(text)
  return fold(input)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Acts found by writing: arrows move, Enter runs. The inside of a palette. */
export function CommandList({
  name,
  groups,
  onRun,
}: {
  name: string
  groups: readonly CommandGroup[]
  onRun?: () => void
}) {
  const { t } = useTranslation('common')
  return (
    <Autocomplete {...(matches && { filter: matches })}>
      <SearchField
        aria-label={name}
        autoFocus
        className="flex items-center gap-3 border-b border-line-quiet px-4"
      >
        <Icon of={Search} className="text-text-quiet" />
        <Input
          placeholder={name}
          className="h-[max(48px,var(--control))] min-w-0 flex-1 bg-transparent text-16 outline-none [&::-webkit-search-cancel-button]:hidden"
        />
      </SearchField>
      {/* The arrows move a mark, not the focus: without a stop of its own the list could not be scrolled by key. */}
      <div
        role="region"
        aria-label={name}
        tabIndex={0}
        className="max-h-[min(420px,60dvh)] overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <Menu
          aria-label={name}
          className="p-2 outline-none"
          renderEmptyState={() => (
            <p className="px-2 py-6 text-center text-text-quiet">{t('command_list.empty')}</p>
          )}
        >
          {groups.map((group) => (
            <MenuSection key={group.id} id={group.id}>
              <Header className="px-2 pt-2 pb-1 text-12 text-text-faint">{group.title}</Header>
              {group.commands.map((command) => (
                <CommandItem key={command.id} command={command} onRun={onRun} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </div>
    </Autocomplete>
  )
}

function CommandItem({ command, onRun }: { command: Command; onRun: (() => void) | undefined }) {
  return (
    <MenuItem
      id={command.id}
      textValue={`${command.label} ${command.keywords ?? ''}`}
      aria-label={command.label}
      onAction={() => {
        onRun?.()
        command.run()
      }}
      className={itemLook()}
    >
      {command.icon && <Icon of={command.icon} className="text-text-quiet" />}
      <span className="cut flex-1">{command.label}</span>
      {command.end && <span className="flex text-text-quiet">{command.end}</span>}
    </MenuItem>
  )
}
