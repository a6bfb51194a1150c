import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { formatCentsInput, parseCents } from '@/lib/text/parse-amount'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/field/select'
import { TextArea } from '@/ui/field/text-area'
import { NumberField } from '@/ui/field/number-field'

import type { ComposerStore } from '../../store/composer-store'
import { currencyOf, recipientIdOf } from '../../store/recipient'
import { MediaPicks } from '../vault/media-picks'
import type { StepDraft } from './script-draft'

const WAITS = ['nothing', 'reply', 'purchase'] as const

function PriceOfStep({
  composer,
  step,
  onChange,
}: Pick<ScriptStepFieldsProps, 'composer' | 'step' | 'onChange'>) {
  const { t } = useTranslation('tools')
  const [text, setText] = useState(formatCentsInput(step.price ?? 0))
  return (
    <NumberField
      label={t('compose_tools.price_label')}
      value={text}
      unit={currencyOf(composer)}
      error={step.price === null && t('compose_tools.price_unclear')}
      onChange={(event) => {
        const written = event.target.value
        setText(written)
        // An invalid amount must not count as free.
        onChange({ price: written.trim() === '' ? 0 : (parseCents(written) ?? null) })
      }}
    />
  )
}

interface ScriptStepFieldsProps {
  composer: ComposerStore
  step: StepDraft
  number: number
  isLast: boolean
  onChange: (patch: Partial<StepDraft>) => void
  onRemove?: () => void
}

/** Fields for a message of a script. */
export function ScriptStepFields({
  composer,
  step,
  number,
  isLast,
  onChange,
  onRemove,
}: ScriptStepFieldsProps) {
  const { t } = useTranslation('tools')
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-3">
      <legend className="px-1 text-13 font-medium">{t('compose_tools.step', { step: number })}</legend>
      <TextArea
        label={t('compose_tools.step_text')}
        labelHidden
        value={step.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <MediaPicks
          creatorId={composer.creatorId}
          fanId={recipientIdOf(composer)}
          media={step.media}
          onChange={(media) => onChange({ media })}
        />
        {onRemove && (
          <span className="ms-auto">
            <IconButton
              icon={Trash2}
              size="small"
              name={t('compose_tools.step_remove', { step: number })}
              onClick={onRemove}
            />
          </span>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <PriceOfStep composer={composer} step={step} onChange={onChange} />
        {!isLast && (
          <Select
            label={t('compose_tools.step_next')}
            value={step.waitFor}
            onChange={(waitFor) => onChange({ waitFor })}
            options={WAITS.map((wait) => ({ value: wait, label: t(`compose_tools.next_when_${wait}`) }))}
          />
        )}
      </div>
    </fieldset>
  )
}
