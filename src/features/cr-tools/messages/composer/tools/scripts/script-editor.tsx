import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listScripts, saveScript } from '@/api/calls/chat/scripts'
import { errorText } from '@/api/errors'
import { mutationOf, invalidateCalls } from '@/api/query'
import type { Script } from '@/domain/chat/script'
import { useSession } from '@/features/auth'
import { useUnsaved } from '@/services/page/unsaved'
import { useLocalDraft } from '@/services/storage/use-local-draft'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { discardForm } from '@/ui/field/form/discard-form'
import { RestoredDraftNotice } from '@/ui/field/form/form'
import { isSameValues } from '@/ui/field/form/use-form-draft'
import { FieldError } from '@/ui/feedback/field-error'
import { TextField } from '@/ui/field/text-field'
import { OptionalSelect } from '@/ui/field/optional'

import { useSpokenLanguages } from '../../../../base/spoken-languages'
import type { ComposerStore } from '../../store/composer-store'
import {
  type ScriptProblem,
  scriptProblems,
  emptyStep,
  saveScriptRequest,
  ScriptDraft,
  type StepDraft,
} from './script-draft'
import { ScriptStepFields } from './script-step-fields'

function useEditor(start: ScriptDraft, creatorId: string, onSaved: (script: Script) => void) {
  const client = useQueryClient()
  const isSame = (draft: ScriptDraft) => isSameValues(draft, start)
  const kept = useLocalDraft({
    userId: useSession().userId ?? '',
    place: `script:${creatorId}:${start.scriptId ?? 'new'}`,
    schema: ScriptDraft,
    empty: () => start,
    isEmpty: isSame,
  })
  const { value: draft, startOver } = kept
  const [problems, setProblems] = useState<readonly ScriptProblem[]>([])
  const save = useMutation({
    ...mutationOf(saveScript, creatorId),
    onSuccess: (script) => {
      startOver()
      void invalidateCalls(client, listScripts)
      onSaved(script)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = scriptProblems(draft)
    setProblems(found)
    if (found.length === 0) save.mutate(saveScriptRequest(draft))
  }
  const change = (patch: Partial<ScriptDraft>) => kept.change((now) => ({ ...now, ...patch }))
  const changeStep = (key: string, patch: Partial<StepDraft>) =>
    change({ steps: draft.steps.map((step) => (step.key === key ? { ...step, ...patch } : step)) })
  const isDirty = !isSame(draft)
  const hasRestoredDraft = kept.wasRestored && isDirty
  return { draft, problems, save, submit, change, changeStep, isDirty, hasRestoredDraft, startOver }
}

type Editor = ReturnType<typeof useEditor>
type Folders = readonly { folderId: string; name: string }[]

/** The name and folder. */
function ScriptHeading({
  editor: { draft, problems, change },
  folders,
}: {
  editor: Editor
  folders: Folders
}) {
  const { t } = useTranslation('tools')
  const languages = useSpokenLanguages(draft.language)
  return (
    <>
      <TextField
        autoFocus
        dir="auto"
        label={t('compose_tools.script_name')}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        error={problems.includes('name') && t('compose_tools.script_name_missing')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <OptionalSelect
          label={t('compose_tools.scripts_folder')}
          value={draft.folderId}
          onChange={(folderId) => change({ folderId })}
          none={t('compose_tools.script_no_folder')}
          options={folders.map(({ folderId, name }) => ({ value: folderId, label: name }))}
        />
        <OptionalSelect
          label={t('compose_tools.script_language')}
          value={draft.language}
          onChange={(language) => change({ language })}
          none={t('compose_tools.script_any_language')}
          options={languages}
        />
      </div>
    </>
  )
}

function Steps({ composer, editor }: { composer: ComposerStore; editor: Editor }) {
  const { t } = useTranslation('tools')
  const { draft, change, changeStep } = editor
  const { steps } = draft
  return (
    <>
      <p className="text-13 text-text-quiet">{t('compose_tools.script_variables')}</p>
      {steps.map((step, at) => (
        <ScriptStepFields
          key={step.key}
          composer={composer}
          step={step}
          number={at + 1}
          isLast={at === steps.length - 1}
          onChange={(patch) => changeStep(step.key, patch)}
          {...(steps.length > 1 && {
            onRemove: () => change({ steps: steps.filter(({ key }) => key !== step.key) }),
          })}
        />
      ))}
      <Button
        icon={Plus}
        className="justify-self-start"
        onClick={() => change({ steps: [...steps, emptyStep()] })}
      >
        {t('compose_tools.step_add')}
      </Button>
    </>
  )
}

/** Edits a new or existing script. */
export function ScriptEditor({
  composer,
  draft: start,
  folders,
  onClose,
  onSaved,
}: {
  composer: ComposerStore
  draft: ScriptDraft
  folders: Folders
  onClose: () => void
  onSaved: (script: Script) => void
}) {
  const { t } = useTranslation('tools')
  const form = useId()
  const editor = useEditor(start, composer.creatorId, onSaved)
  const { draft, problems, save, isDirty } = editor
  useUnsaved(isDirty)
  const discard = discardForm(editor, onClose)
  return (
    <Dialog
      size="large"
      onClose={discard}
      closing={isDirty ? 'warn' : 'free'}
      trackedAs="script"
      title={draft.scriptId === undefined ? t('compose_tools.script_new') : t('compose_tools.script_edit')}
      actions={
        <>
          <Button onClick={discard}>{t('compose_tools.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={save.isPending}>
            {t('compose_tools.script_save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={editor.submit} className="grid gap-4 text-text">
        <RestoredDraftNotice form={editor} />
        <ScriptHeading editor={editor} folders={folders} />
        <Steps composer={composer} editor={editor} />
        <div role="alert">
          {problems.includes('steps') && <FieldError>{t('compose_tools.script_step_missing')}</FieldError>}
          {problems.includes('price') && <FieldError>{t('compose_tools.price_unclear')}</FieldError>}
          {save.error && <FieldError>{errorText(save.error)}</FieldError>}
        </div>
      </form>
    </Dialog>
  )
}
