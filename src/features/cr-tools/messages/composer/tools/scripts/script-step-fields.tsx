import { Trash2 } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { MESSAGE_MAX_CHARACTERS } from '@/config/tool-limits'
import { STEP_WAITS } from '@/domain/chat/script'
import { FormSelect } from '@/ui/field/form/form-choice-fields'
import { FormNumber, FormTextArea } from '@/ui/field/form/form-text-fields'
import type { FormOf } from '@/ui/field/form/use-form'
import { useFormField } from '@/ui/field/form/use-form-field'
import { IconButton } from '@/ui/icon-button'

import type { ComposerStore } from '../../store/composer-store'
import { currencyOf, recipientIdOf } from '../../store/recipient'
import { MediaListField } from '../vault/media-list-field'
import type { ScriptValues } from './script-draft'

interface ScriptStepFieldsProps {
  composer: ComposerStore
  form: FormOf<ScriptValues>
  index: number
  isLast: boolean
  /** Absent for the only step. */
  onRemove?: () => void
}

/** Fields for a message of a script. */
export function ScriptStepFields({ composer, form, index, isLast, onRemove }: ScriptStepFieldsProps) {
  const { t } = useTranslation('tools')
  const media = useFormField({ form, name: `steps.${index}.media` })
  const number = index + 1
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-3">
      <legend className="px-1 text-13 font-medium">{t('compose_tools.step', { step: number })}</legend>
      <FormTextArea
        form={form}
        name={`steps.${index}.text`}
        label={t('compose_tools.step_text')}
        labelHidden
        maxLength={MESSAGE_MAX_CHARACTERS}
      />
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <MediaListField
            creatorId={composer.creatorId}
            fanId={recipientIdOf(composer)}
            picked={{ media: media.value, previewMediaIds: [] }}
            onChange={(picked) => media.change([...picked.media])}
          />
        </div>
        {onRemove && (
          <IconButton
            icon={Trash2}
            size="small"
            name={t('compose_tools.step_remove', { step: number })}
            onClick={onRemove}
          />
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <FormNumber
          form={form}
          name={`steps.${index}.price`}
          label={t('compose_tools.price_label')}
          unit={currencyOf(composer)}
        />
        {!isLast && (
          <FormSelect
            form={form}
            name={`steps.${index}.waitFor`}
            label={t('compose_tools.step_next')}
            options={STEP_WAITS.map((wait) => ({ value: wait, label: t(`compose_tools.next_when_${wait}`) }))}
          />
        )}
      </div>
    </fieldset>
  )
}
