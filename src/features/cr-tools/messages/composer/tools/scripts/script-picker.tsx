import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Script, ScriptStep } from '@/domain/script'
import { missingVariables } from '@/domain/script-variables'

import { useBegun } from '../begun'
import type { ToolProps } from '../tool'
import { ToolPanel } from '../tool-panel'
import { insertStep } from './insert-step'
import { MissingValues } from './missing-values'
import { newFromMessage, type ScriptDraft } from './script-draft'
import { ScriptEditor } from './script-editor'
import { ScriptList } from './script-list'
import { takeAsked } from './script-run'
import { ScriptView } from './script-view'
import { useScriptValues } from './use-script-values'
import { useScripts } from './use-scripts'
import { gotOf, useSentSteps } from './use-sent-steps'

type Place =
  | { kind: 'list' }
  | { kind: 'script'; script: Script }
  | { kind: 'missing'; script: Script; step: ScriptStep; names: readonly string[] }
  | { kind: 'edit'; draft: ScriptDraft }

const LIST: Place = { kind: 'list' }

function usePicker({ desk, onClose }: ToolProps) {
  const [query, setQuery] = useBegun(desk, 'scriptSearch', '')
  const [folderId, setFolderId] = useBegun(desk, 'scriptFolder', null)
  const scripts = useScripts(desk.creatorId, query, folderId)
  const values = useScriptValues(desk)
  const sentSteps = useSentSteps(desk)
  const [asked] = useState(() => takeAsked(desk))
  const [place, setPlace] = useState<Place>(asked ? { kind: 'script', script: asked.run.script } : LIST)
  const insert = (script: Script, step: ScriptStep, given: ReadonlyMap<string, string> = new Map()) => {
    const all = new Map([...values, ...given])
    const names = desk.channel ? missingVariables(step.text, all) : []
    if (names.length > 0) return setPlace({ kind: 'missing', script, step, names })
    const media = scripts.mediaOf(step)
    setQuery(undefined)
    onClose('write')
    return insertStep({ desk, script, step, media, values: all })
  }
  const isEditing = useRef(false)
  const edit = (draft: ScriptDraft) => {
    isEditing.current = true
    setPlace({ kind: 'edit', draft })
  }
  const endEdit = (place: Place) => {
    isEditing.current = false
    setPlace(place)
  }
  /** Inserts the due step at once; later ones follow when they are due. */
  const open = (script: Script) => {
    const due = script.steps[sentSteps.dueIn(script)]
    if (due) insert(script, due)
    else setPlace({ kind: 'script', script })
  }
  return {
    open,
    search: { query, setQuery, folderId, setFolderId },
    scripts,
    sentSteps,
    values,
    place,
    setPlace,
    insert,
    firstStepOf: (script: Script) => (asked?.run.script === script ? asked.step : sentSteps.dueIn(script)),
    edit,
    endEdit,
    // The panel loses focus to the editor as it makes room for it, which must not close it.
    close: () => !isEditing.current && onClose(),
  }
}

/** Scripts: search, preview, insert and save (screens S11). */
export function ScriptPicker(props: ToolProps) {
  const { desk, anchor } = props
  const { t } = useTranslation('tools')
  const picker = usePicker(props)
  const { place, setPlace, scripts, sentSteps, values, insert } = picker
  if (place.kind === 'edit')
    return (
      <ScriptEditor
        desk={desk}
        draft={place.draft}
        folders={scripts.folders}
        onClose={() => picker.endEdit(LIST)}
        onSaved={(script) => picker.endEdit({ kind: 'script', script })}
      />
    )
  return (
    <ToolPanel
      anchor={anchor}
      title={t('compose_tools.scripts')}
      onClose={picker.close}
      className="sm:w-[440px]"
    >
      {place.kind === 'list' && (
        <ScriptList
          desk={desk}
          search={picker.search}
          scripts={scripts}
          sentSteps={sentSteps}
          values={values}
          hasMessage={desk.read().text.trim() !== ''}
          onOpen={picker.open}
          onLook={(script) => setPlace({ kind: 'script', script })}
          onNew={() => picker.edit(newFromMessage())}
          onSaveMessage={() => picker.edit(newFromMessage(desk.read()))}
        />
      )}
      {place.kind === 'script' && (
        <ScriptView
          desk={desk}
          script={place.script}
          firstStep={picker.firstStepOf(place.script)}
          got={gotOf(sentSteps.got, place.script.scriptId)}
          values={values}
          mediaOf={scripts.mediaOf}
          onInsert={(step) => insert(place.script, step)}
          onEdit={picker.edit}
          onBack={() => setPlace(LIST)}
        />
      )}
      {place.kind === 'missing' && (
        <MissingValues
          desk={desk}
          names={place.names}
          onBack={() => setPlace({ kind: 'script', script: place.script })}
          onGiven={(given) => insert(place.script, place.step, given)}
        />
      )}
    </ToolPanel>
  )
}
