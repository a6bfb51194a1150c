import { ArrowLeft, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import type { Script, ScriptStep } from '@/domain/chat/script'
import { IconButton } from '@/ui/icon-button'

import type { ComposerHandle } from '../../store/composer-content'
import { currencyOf } from '../../store/recipient'
import { DeleteScriptConfirmation } from './delete-script'
import { scriptDraftOf, type ScriptDraft } from './script-draft'
import { ScriptStats } from './script-stats'
import { StepCard } from './step-card'
import type { ReceivedStep } from './use-sent-steps'

interface ScriptViewProps {
  composer: ComposerHandle
  script: Script
  /** The step that is due, which takes the focus. */
  firstStep: number
  received: ReadonlyMap<number, ReceivedStep>
  values: ReadonlyMap<string, string>
  mediaOf: (step: ScriptStep) => Media[]
  onInsert: (step: ScriptStep) => void
  onEdit: (draft: ScriptDraft) => void
  onBack: () => void
}

/** A script with its steps, each with a button to insert it. */
export function ScriptView({
  composer,
  script,
  firstStep,
  received,
  values,
  mediaOf,
  onInsert,
  onEdit,
  onBack,
}: ScriptViewProps) {
  const { t } = useTranslation('tools')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-1">
        <IconButton icon={ArrowLeft} mirrored size="small" name={t('compose_tools.back')} onClick={onBack} />
        <h3 className="cut flex-1 font-strong">
          <bdi>{script.name}</bdi>
        </h3>
        <IconButton
          icon={Pencil}
          size="small"
          name={t('compose_tools.script_edit')}
          onClick={() => onEdit(scriptDraftOf(script, mediaOf))}
        />
        <IconButton
          icon={Trash2}
          size="small"
          name={t('compose_tools.script_delete')}
          onClick={() => setIsAsking(true)}
        />
      </div>
      {isAsking && (
        <DeleteScriptConfirmation
          desk={composer}
          script={script}
          onDone={onBack}
          onStay={() => setIsAsking(false)}
        />
      )}
      <ScriptStats desk={composer} script={script} />
      <ol className="grid max-h-[44vh] gap-2 overflow-y-auto">
        {script.steps.map((step, at) => (
          <StepCard
            key={`step-${at + 1}`}
            step={step}
            number={at + 1}
            isFirst={at === firstStep}
            got={received.get(at)}
            media={mediaOf(step)}
            currency={currencyOf(composer)}
            values={values}
            onInsert={() => onInsert(step)}
          />
        ))}
      </ol>
    </div>
  )
}
