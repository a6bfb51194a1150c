import { ArrowLeft, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/media'
import type { Script, ScriptStep } from '@/domain/script'
import { IconButton } from '@/ui/icon-button'

import type { ComposerDesk } from '../../content'
import { currencyOf } from '../desk-fan'
import { DeleteQuestion } from './delete-question'
import { draftOf, type ScriptDraft } from './script-draft'
import { ScriptStats } from './script-stats'
import { StepCard } from './step-card'
import type { GotStep } from './use-sent-steps'

interface ScriptViewProps {
  desk: ComposerDesk
  script: Script
  /** The step that is due, which takes the focus. */
  firstStep: number
  got: ReadonlyMap<number, GotStep>
  values: ReadonlyMap<string, string>
  mediaOf: (step: ScriptStep) => Media[]
  onInsert: (step: ScriptStep) => void
  onEdit: (draft: ScriptDraft) => void
  onBack: () => void
}

/** A script with its steps, each with a button to insert it. */
export function ScriptView({
  desk,
  script,
  firstStep,
  got,
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
          onClick={() => onEdit(draftOf(script, mediaOf))}
        />
        <IconButton
          icon={Trash2}
          size="small"
          name={t('compose_tools.script_delete')}
          onClick={() => setIsAsking(true)}
        />
      </div>
      {isAsking && (
        <DeleteQuestion desk={desk} script={script} onDone={onBack} onStay={() => setIsAsking(false)} />
      )}
      <ScriptStats desk={desk} script={script} />
      <ol className="grid max-h-[44vh] gap-2 overflow-y-auto">
        {script.steps.map((step, at) => (
          <StepCard
            key={`step-${at + 1}`}
            step={step}
            number={at + 1}
            isFirst={at === firstStep}
            got={got.get(at)}
            media={mediaOf(step)}
            currency={currencyOf(desk)}
            values={values}
            onInsert={() => onInsert(step)}
          />
        ))}
      </ol>
    </div>
  )
}
