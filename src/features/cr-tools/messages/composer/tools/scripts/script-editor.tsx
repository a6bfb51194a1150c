import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { listScripts, saveScript } from '@/api/calls/chat/scripts'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { SCRIPT_MAX_STEPS, SCRIPT_NAME_MAX_LENGTH } from '@/config/tool-limits'
import type { Script } from '@/domain/chat/script'
import { formatNumber } from '@/i18n/format'
import { AddRow } from '@/ui/field/form/form-rows'
import { FormOptionalSelect } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { FormText } from '@/ui/field/form/form-text-fields'
import type { FormOf } from '@/ui/field/form/use-form'

import { ConflictBanner, useVersionedForm } from '../../../../base/save-conflict'
import { useSpokenLanguages } from '../../../../base/use-spoken-languages'
import type { ComposerStore } from '../../store/composer-store'
import { emptyStep, type ScriptDraft, scriptSchema, scriptValuesOf, type ScriptValues } from './script-draft'
import { ScriptStepFields } from './script-step-fields'
import { readLatestScript, useLatestScript } from './use-script-library'

type ScriptForm = FormOf<ScriptValues>
type Folders = readonly { folderId: string; name: string }[]

interface ScriptEditorProps {
  composer: ComposerStore
  draft: ScriptDraft
  folders: Folders
  onClose: () => void
  onSaved: (script: Script) => void
}

function useScriptForm({ composer: { creatorId }, draft, onSaved }: ScriptEditorProps) {
  const { t } = useTranslation('tools')
  const [{ scriptId, ...first }] = useState(draft)
  const { script: latest, mediaOf } = useLatestScript(creatorId, scriptId)
  return useVersionedForm({
    readLatest: scriptId === undefined ? undefined : readLatestScript(creatorId, scriptId),
    schema: scriptSchema({
      nameMissing: t('compose_tools.script_name_missing'),
      stepMissing: t('compose_tools.script_step_missing'),
      priceUnclear: t('compose_tools.price_unclear'),
    }),
    values: latest ? scriptValuesOf(latest, mediaOf) : first,
    draftKey: `script-editor:${creatorId}:${scriptId ?? 'new'}`,
    save: ({ version, ...script }, { clientId }) =>
      send(
        saveScript,
        { clientId, ...(scriptId !== undefined && { scriptId, version }), ...script },
        { creatorId },
      ),
    refresh: useInvalidateCalls(listScripts),
    onSaved,
  })
}

/** The name, the folder and the language. */
function ScriptHeading({ form, folders }: { form: ScriptForm; folders: Folders }) {
  const { t } = useTranslation('tools')
  const languages = useSpokenLanguages(useWatch({ control: form.control, name: 'language' }))
  return (
    <>
      <FormText
        form={form}
        name="name"
        autoFocus
        label={t('compose_tools.script_name')}
        maxLength={SCRIPT_NAME_MAX_LENGTH}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormOptionalSelect
          form={form}
          name="folderId"
          label={t('compose_tools.scripts_folder')}
          none={t('compose_tools.script_no_folder')}
          options={folders.map(({ folderId, name }) => ({ value: folderId, label: name }))}
        />
        <FormOptionalSelect
          form={form}
          name="language"
          label={t('compose_tools.script_language')}
          none={t('compose_tools.script_any_language')}
          options={languages}
        />
      </div>
    </>
  )
}

function Steps({ composer, form }: { composer: ComposerStore; form: ScriptForm }) {
  const { t } = useTranslation('tools')
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'steps' })
  const most = formatNumber(SCRIPT_MAX_STEPS)
  return (
    <>
      <p className="text-13 text-text-quiet">{t('compose_tools.script_variables')}</p>
      {fields.map(({ id }, index) => (
        <ScriptStepFields
          key={id}
          composer={composer}
          form={form}
          index={index}
          isLast={index === fields.length - 1}
          {...(fields.length > 1 && { onRemove: () => remove(index) })}
        />
      ))}
      <AddRow
        full={fields.length >= SCRIPT_MAX_STEPS ? t('compose_tools.steps_full', { number: most }) : undefined}
        onAdd={() => append(emptyStep())}
      >
        {t('compose_tools.step_add')}
      </AddRow>
    </>
  )
}

/** Edits a new or existing script. */
export function ScriptEditor(props: ScriptEditorProps) {
  const { composer, draft, folders, onClose } = props
  const { t } = useTranslation('tools')
  const form = useScriptForm(props)
  return (
    <FormDialog
      form={form}
      size="large"
      trackedAs="script"
      title={draft.scriptId === undefined ? t('compose_tools.script_new') : t('compose_tools.script_edit')}
      save={t('compose_tools.script_save')}
      cancel={t('compose_tools.cancel')}
      onClose={onClose}
    >
      <ScriptHeading form={form} folders={folders} />
      <Steps composer={composer} form={form} />
      <ConflictBanner conflict={form.conflict} />
    </FormDialog>
  )
}
