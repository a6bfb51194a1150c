import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import type { Label } from '@/domain/channel'
import { needed } from '@/lib/written-rules'
import { FormSegmented } from '@/ui/form/chosen-fields'
import { FormDialog } from '@/ui/form/form-dialog'
import { useForm } from '@/ui/form/use-form'
import { FormText } from '@/ui/form/written-fields'
import { ToneDot } from '@/ui/tone-dot'

import type { useLabelActs } from '../use-labels'

const TONES = ['1', '2', '3', '4', '5', '6', '7'] as const
const NAME_MAX_LENGTH = 30

type Tone = (typeof TONES)[number]

const toneOf = (label: Label | undefined): Tone => TONES.find((one) => Number(one) === label?.tone) ?? '1'

/** Creates a label, or changes its name and color. */
export function LabelForm({
  of,
  save,
  onSaved,
  onClose,
}: {
  /** Undefined for a new one. */
  of?: Label
  save: ReturnType<typeof useLabelActs>['save']
  onSaved: (labelId: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const form = useForm({
    schema: v.object({
      name: needed(t('fan.labels_new_missing')),
      tone: v.pipe(v.picklist(TONES), v.transform(Number)),
    }),
    values: { name: of?.name ?? '', tone: toneOf(of) },
    save: (label) => save.mutateAsync({ ...(of && { labelId: of.labelId }), ...label }),
    onSaved: ({ labelId }) => onSaved(labelId),
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={of ? t('fan.labels_edit_title') : t('fan.labels_new_title')}
      save={t('fan.labels_new_save')}
      onClose={onClose}
    >
      <FormText
        form={form}
        name="name"
        label={t('fan.labels_new_name')}
        dir="auto"
        maxLength={NAME_MAX_LENGTH}
      />
      <FormSegmented
        form={form}
        name="tone"
        label={t('fan.labels_new_tone')}
        options={TONES.map((one) => ({
          value: one,
          label: (
            <>
              <ToneDot tone={Number(one)} />
              <span className="sr-only">{t('fan.labels_new_tone_of', { number: one })}</span>
            </>
          ),
        }))}
      />
    </FormDialog>
  )
}
