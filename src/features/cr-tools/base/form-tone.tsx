import type { FieldValues } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { TONE_COUNT } from '@/config/tool-limits'
import { FormSegmented } from '@/ui/field/form/form-choice-fields'
import type { FormFieldBinding } from '@/ui/field/form/use-form-field'
import { ToneDot } from '@/ui/text/dot'

const TONES = Array.from({ length: TONE_COUNT }, (_, index) => `${index + 1}`)

export const toneSchema = v.pipe(v.picklist(TONES), v.transform(Number))

/** Returns what the field holds for a tone; the first for none. */
export const toneValue = (tone = 1): string => TONES[tone - 1] ?? '1'

/** The color of a label or a category. */
export function FormTone<Values extends FieldValues>(field: FormFieldBinding<Values, string>) {
  const { t } = useTranslation('tools')
  const options = TONES.map((tone) => ({
    value: tone,
    label: (
      <>
        <ToneDot tone={Number(tone)} />
        <span className="sr-only">{t('categories.tone_of', { number: tone })}</span>
      </>
    ),
  }))
  return <FormSegmented {...field} label={t('categories.tone')} options={options} />
}
