import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { deleteScript, listScripts } from '@/api/calls/chat/scripts'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import type { Script } from '@/domain/chat/script'
import { missingVariables, fillScript } from '@/domain/chat/script-variables'
import { isolate } from '@/lib/text/isolate'
import { ConfirmCall } from '@/ui/overlay/confirm-call'

import { withHigherPrice } from '../../../../outbox/restore-draft'
import type { ToolProps } from '../panel/tool'
import { ToolPanel } from '../panel/tool-panel'
import { MissingValues } from './missing-values'
import type { ScriptDraft } from './script-draft'
import { ScriptEditor } from './script-editor'
import { ScriptList } from './script-list'
import { takeRequestedStep, beginRun, endRunOf } from './script-run'
import { ScriptView } from './script-view'
import { type ChosenStep, type ScriptLibrary, useScriptLibrary } from './use-script-library'
import type { ComposerStore } from '../../store/composer-store'
import { attachMedia } from '../attachments/attached-media'

interface StepInsertion extends ChosenStep {
  composer: ComposerStore
  values: ReadonlyMap<string, string>
}

/**
 * Inserts a step at the cursor with its media and price. Where selling is not allowed, the price blocks
 * sending, so that media are not sent for free. Mass messages keep variables, which differ by fan.
 */
function insertStep({ composer, script, step, media, values }: StepInsertion): void {
  const text = composer.channel ? fillScript(step.text, values) : step.text
  // Inserting nothing would delete the selected words.
  if (text === '') composer.focus()
  else composer.insert(text)
  attachMedia(composer, media)
  const scriptStep = script.steps.indexOf(step)
  composer.update({
    scriptId: script.scriptId,
    scriptStep,
    ...withHigherPrice(composer.getContent(), step.price),
  })
  beginRun(composer, script)
}

type PickerView =
  | { kind: 'list' }
  | { kind: 'script'; script: Script }
  | { kind: 'missing'; chosen: ChosenStep; names: readonly string[] }
  | { kind: 'edit'; draft: ScriptDraft }
  | { kind: 'delete'; script: Script }

const LIST_VIEW: PickerView = { kind: 'list' }

/** What the picker shows. */
function usePickerView(first: PickerView, onClose: ToolProps['onClose']) {
  const [view, setView] = useState(first)
  const isOutside = useRef(false)
  const show = (next: PickerView) => {
    isOutside.current = next.kind === 'edit' || next.kind === 'delete'
    setView(next)
  }
  return {
    view,
    show,
    // The panel loses focus to the dialog as it makes room for it, which must not close it.
    close: () => !isOutside.current && onClose(),
  }
}

/** Inserts a step of a script, once the values of its variables are known. */
function useInsert(
  { composer, onClose }: ToolProps,
  { values, search }: ScriptLibrary,
  show: (view: PickerView) => void,
) {
  return (chosen: ChosenStep, given: ReadonlyMap<string, string> = new Map()) => {
    const all = new Map([...values, ...given])
    const names = composer.channel ? missingVariables(chosen.step.text, all) : []
    if (names.length > 0) return show({ kind: 'missing', chosen, names })
    search.setQuery(undefined)
    onClose('write')
    return insertStep({ ...chosen, composer, values: all })
  }
}

/** Asks first, because a script is shared by the whole staff. */
function DeleteScript({
  creatorId,
  script: { scriptId, name },
  ...then
}: {
  creatorId: string
  script: Script
  onClose: () => void
  onDone: () => void
}) {
  const { t } = useTranslation('tools')
  return (
    <ConfirmCall
      title={t('compose_tools.script_delete')}
      confirmLabel={t('compose_tools.script_delete')}
      call={() => send(deleteScript, { scriptId }, { creatorId })}
      refresh={useInvalidateCalls(listScripts)}
      {...then}
    >
      {t('compose_tools.script_delete_text', { name: isolate(name) })}
    </ConfirmCall>
  )
}

/** Scripts: search, preview, insert and save (screens S11). */
export function ScriptPicker(props: ToolProps) {
  const { composer, anchor } = props
  const { t } = useTranslation('tools')
  const library = useScriptLibrary(composer)
  const [requested] = useState(() => takeRequestedStep(composer))
  const first = requested ? ({ kind: 'script', script: requested.run.script } as const) : LIST_VIEW
  const { view, show, close } = usePickerView(first, props.onClose)
  const insert = useInsert(props, library, show)
  const edit = (draft: ScriptDraft) => show({ kind: 'edit', draft })
  const preview = (script: Script) => show({ kind: 'script', script })
  if (view.kind === 'edit')
    return (
      <ScriptEditor
        composer={composer}
        draft={view.draft}
        folders={library.found.folders}
        onClose={() => show(LIST_VIEW)}
        onSaved={preview}
      />
    )
  if (view.kind === 'delete')
    return (
      <DeleteScript
        creatorId={composer.creatorId}
        script={view.script}
        onClose={() => preview(view.script)}
        onDone={() => {
          endRunOf(composer, view.script.scriptId)
          show(LIST_VIEW)
        }}
      />
    )
  return (
    <ToolPanel anchor={anchor} title={t('compose_tools.scripts')} onClose={close} className="sm:w-[440px]">
      {view.kind === 'list' && (
        <ScriptList library={library} onInsert={insert} onPreview={preview} onEdit={edit} />
      )}
      {view.kind === 'script' && (
        <ScriptView
          library={library}
          script={view.script}
          {...(requested?.run.script === view.script && { requestedStep: requested.step })}
          onInsert={insert}
          onEdit={edit}
          onDelete={() => show({ kind: 'delete', script: view.script })}
          onBack={() => show(LIST_VIEW)}
        />
      )}
      {view.kind === 'missing' && (
        <MissingValues
          composer={composer}
          names={view.names}
          onBack={() => preview(view.chosen.script)}
          onGiven={(given) => insert(view.chosen, given)}
        />
      )}
    </ToolPanel>
  )
}
