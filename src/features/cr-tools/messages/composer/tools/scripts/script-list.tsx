import { Folder, Plus, Save, Zap } from 'lucide'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Script } from '@/domain/chat/script'
import { isImeComposing } from '@/domain/page/shortcut'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SearchField } from '@/ui/field/search-field'
import { SkeletonBar } from '@/ui/skeleton'
import { OptionalSelect } from '@/ui/field/optional'

import { OwnedUnknown } from '../attachments/owned-unknown'
import { takeSlashText } from '../panel/slash-command'
import { ScriptRow } from './script-row'
import { newFromMessage, type ScriptDraft } from './script-draft'
import type { ChosenStep, ScriptLibrary } from './use-script-library'

const HEIGHT = 'h-[min(320px,44vh)]'

/** Arrow keys move from the search into the list and through it; Enter in the search opens the first. */
function useListKeys(isOfPrevious: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (isImeComposing(event.nativeEvent)) return
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-script]') ?? [])]
    const here = rows.findIndex((row) => row === document.activeElement)
    const isSearching = event.target instanceof HTMLInputElement
    if (event.key === 'Enter' && isSearching) {
      // Enter must not insert a script of the previous search.
      if (!isOfPrevious) rows[0]?.click()
    } else if (event.key === 'ArrowDown' && (isSearching || here >= 0)) rows[here + 1]?.focus()
    else if (event.key === 'ArrowUp' && here > 0) rows[here - 1]?.focus()
    else if (event.key === 'ArrowUp' && here === 0) root.current?.querySelector('input')?.focus()
    else return
    event.preventDefault()
  }
  return { root, onKeyDown }
}

function ScriptFilters({ library, onSearch }: { library: ScriptLibrary; onSearch: (text: string) => void }) {
  const { t } = useTranslation('tools')
  const { composer, search, found } = library
  const { folders } = found
  return (
    <div className="flex items-center gap-2">
      <SearchField
        autoFocus
        name={t('compose_tools.scripts_search')}
        value={search.query}
        onChange={onSearch}
        // Text typed after the `/` belongs in this field.
        onFocus={() => {
          const typed = takeSlashText(composer)
          if (typed !== undefined) onSearch(typed)
        }}
        className="flex-1"
      />
      {folders.length > 0 && (
        <OptionalSelect
          label={t('compose_tools.scripts_folder')}
          labelHidden
          icon={Folder}
          value={search.folderId}
          onChange={search.setFolderId}
          none={t('compose_tools.scripts_all')}
          options={folders.map(({ folderId, name }) => ({ value: folderId, label: name }))}
        />
      )}
    </div>
  )
}

/** Holds a chosen script until it is clear which of its steps is due. */
function useOpenOnceChecked(isChecking: boolean, openDue: (script: Script) => void) {
  const held = useRef<Script>(undefined)
  const openHeld = useEffectEvent(() => {
    const script = held.current
    held.current = undefined
    if (script) openDue(script)
  })
  useEffect(() => {
    if (!isChecking) openHeld()
  }, [isChecking])
  const hold = (script: Script | undefined) => {
    held.current = script
  }
  return {
    open: (script: Script) => (isChecking ? hold(script) : openDue(script)),
    drop: () => hold(undefined),
  }
}

interface ScriptListProps {
  library: ScriptLibrary
  onInsert: (chosen: ChosenStep) => void
  onPreview: (script: Script) => void
  onEdit: (draft: ScriptDraft) => void
}

/** All scripts, filtered by text and folder. */
export function ScriptList({ library, onInsert, onPreview, onEdit }: ScriptListProps) {
  const { t } = useTranslation('tools')
  const { composer, search, found, sentSteps, values } = library
  /** Inserts the due step at once; later ones follow when they are due. */
  const openDue = (script: Script) => {
    const due = script.steps[sentSteps.dueIn(script)]
    if (due) onInsert({ script, step: due, media: found.mediaOf(due) })
    else onPreview(script)
  }
  const { open, drop } = useOpenOnceChecked(sentSteps.isChecking, openDue)
  const onSearch = (text: string) => {
    drop()
    search.setQuery(text)
  }
  const { root, onKeyDown } = useListKeys(found.isOfPrevious)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows inside
    <div ref={root} onKeyDown={onKeyDown} className="grid gap-2">
      <ScriptFilters library={library} onSearch={onSearch} />
      <OwnedUnknown {...sentSteps} />
      <ContentState
        status={found.status}
        skeleton={<SkeletonBar className={HEIGHT} />}
        empty={
          <EmptyState icon={Zap} title={t('compose_tools.scripts_none')}>
            <p>{t('compose_tools.scripts_none_text')}</p>
          </EmptyState>
        }
      >
        <ul className={cx(HEIGHT, 'overflow-y-auto overscroll-contain')}>
          {found.scripts.map((script) => (
            <ScriptRow
              key={script.scriptId}
              script={script}
              due={sentSteps.dueIn(script)}
              received={sentSteps.receivedOf(script.scriptId)}
              values={values}
              onOpen={() => open(script)}
              onLook={() => onPreview(script)}
            />
          ))}
        </ul>
      </ContentState>
      <div className="-mx-3 -mt-2 flex flex-wrap gap-2 border-t border-line-quiet px-3 pt-3">
        <Button size="small" icon={Plus} onClick={() => onEdit(newFromMessage())}>
          {t('compose_tools.script_new')}
        </Button>
        {composer.getContent().text.trim() !== '' && (
          <Button size="small" icon={Save} onClick={() => onEdit(newFromMessage(composer.getContent()))}>
            {t('compose_tools.script_save_message')}
          </Button>
        )}
      </div>
    </div>
  )
}
