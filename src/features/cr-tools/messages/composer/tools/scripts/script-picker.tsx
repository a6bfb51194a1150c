import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Script, ScriptStep } from '@/domain/chat/script'
import { missingVariables, fillScript } from '@/domain/chat/script-variables'
import type { Media } from '@/domain/vault/media'

import { usePanelInput } from '../panel/panel-input'
import type { ToolProps } from '../panel/tool'
import { ToolPanel } from '../panel/tool-panel'
import { MissingValues } from './missing-values'
import { newFromMessage, type ScriptDraft } from './script-draft'
import { ScriptEditor } from './script-editor'
import { ScriptList } from './script-list'
import { takeRequestedStep, beginRun } from './script-run'
import { ScriptView } from './script-view'
import { useFanValues } from '../../../../people/use-fan-values'
import { recipientIdOf } from '../../store/recipient'
import { useScripts } from './use-scripts'
import { receivedStepsOf, useSentSteps } from './use-sent-steps'
import type { ComposerStore } from '../../store/composer-store'
import { attachMedia } from '../panel/attached-media'

interface StepInsertion {
  composer: ComposerStore
  script: Script
  step: ScriptStep
  media: readonly Media[]
  values: ReadonlyMap<string, string>
}

/**
 * Inserts a step at the cursor with its media and price. Where selling is not allowed, the price blocks
 * sending, so that media are not sent for free. Mass messages keep variables, which differ by fan.
 */
function insertStep({ composer, script, step, media, values }: StepInsertion): void {
  composer.insert(composer.channel ? fillScript(step.text, values) : step.text)
  attachMedia(composer, media)
  const scriptStep = script.steps.indexOf(step)
  composer.update({
    scriptId: script.scriptId,
    scriptStep,
    ...(step.price > 0 && { price: step.price, unclearPrice: null }),
  })
  beginRun(composer, script)
}

type PickerView =
  | { kind: 'list' }
  | { kind: 'script'; script: Script }
  | { kind: 'missing'; script: Script; step: ScriptStep; names: readonly string[] }
  | { kind: 'edit'; draft: ScriptDraft }

const LIST_VIEW: PickerView = { kind: 'list' }

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

function useScriptPicker({ composer, onClose }: ToolProps) {
  const [query, setQuery] = usePanelInput(composer, 'scriptSearch', '')
  const [folderId, setFolderId] = usePanelInput(composer, 'scriptFolder', null)
  const scripts = useScripts(composer.creatorId, query, folderId)
  const values = useFanValues(composer.creatorId, recipientIdOf(composer))
  const sentSteps = useSentSteps(composer)
  const [requested] = useState(() => takeRequestedStep(composer))
  const [view, setView] = useState<PickerView>(
    requested ? { kind: 'script', script: requested.run.script } : LIST_VIEW,
  )
  const insert = (script: Script, step: ScriptStep, given: ReadonlyMap<string, string> = new Map()) => {
    const all = new Map([...values, ...given])
    const names = composer.channel ? missingVariables(step.text, all) : []
    if (names.length > 0) return setView({ kind: 'missing', script, step, names })
    const media = scripts.mediaOf(step)
    setQuery(undefined)
    onClose('write')
    return insertStep({ composer, script, step, media, values: all })
  }
  const isEditing = useRef(false)
  const edit = (draft: ScriptDraft) => {
    isEditing.current = true
    setView({ kind: 'edit', draft })
  }
  const endEdit = (view: PickerView) => {
    isEditing.current = false
    setView(view)
  }
  /** Inserts the due step at once; later ones follow when they are due. */
  const openDue = (script: Script) => {
    if (view.kind !== 'list') return
    const due = script.steps[sentSteps.dueIn(script)]
    if (due) insert(script, due)
    else setView({ kind: 'script', script })
  }
  const { open, drop } = useOpenOnceChecked(sentSteps.isChecking, openDue)
  const search = (text: string) => {
    drop()
    setQuery(text)
  }
  return {
    open,
    search: { query, setQuery: search, folderId, setFolderId },
    scripts,
    sentSteps,
    values,
    view,
    setView,
    insert,
    firstStepOf: (script: Script) =>
      requested?.run.script === script ? requested.step : sentSteps.dueIn(script),
    edit,
    endEdit,
    // The panel loses focus to the editor as it makes room for it, which must not close it.
    close: () => !isEditing.current && onClose(),
  }
}

/** Scripts: search, preview, insert and save (screens S11). */
export function ScriptPicker(props: ToolProps) {
  const { composer, anchor } = props
  const { t } = useTranslation('tools')
  const picker = useScriptPicker(props)
  const { view, setView, scripts, sentSteps, values, insert } = picker
  if (view.kind === 'edit')
    return (
      <ScriptEditor
        composer={composer}
        draft={view.draft}
        folders={scripts.folders}
        onClose={() => picker.endEdit(LIST_VIEW)}
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
      {view.kind === 'list' && (
        <ScriptList
          composer={composer}
          search={picker.search}
          scripts={scripts}
          sentSteps={sentSteps}
          values={values}
          hasMessage={composer.getContent().text.trim() !== ''}
          onOpen={picker.open}
          onPreview={(script) => setView({ kind: 'script', script })}
          onNew={() => picker.edit(newFromMessage())}
          onSaveMessage={() => picker.edit(newFromMessage(composer.getContent()))}
        />
      )}
      {view.kind === 'script' && (
        <ScriptView
          composer={composer}
          script={view.script}
          firstStep={picker.firstStepOf(view.script)}
          received={receivedStepsOf(sentSteps.got, view.script.scriptId)}
          values={values}
          mediaOf={scripts.mediaOf}
          onInsert={(step) => insert(view.script, step)}
          onEdit={picker.edit}
          onBack={() => setView(LIST_VIEW)}
        />
      )}
      {view.kind === 'missing' && (
        <MissingValues
          composer={composer}
          names={view.names}
          onBack={() => setView({ kind: 'script', script: view.script })}
          onGiven={(given) => insert(view.script, view.step, given)}
        />
      )}
    </ToolPanel>
  )
}
