import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { CHANNEL_LABEL_MAX_LENGTH, type ChannelLabel } from '@/domain/chat/channel'
import { requiredText } from '@/lib/form-schemas'
import { FormSegmented } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { FormText } from '@/ui/field/form/form-text-fields'
import { ToneDot } from '@/ui/text/dot'

import { useSaveLabel } from '../../base/use-save-label'
import type { FanSubject } from '../panel/fan-cache'

const TONES = ['1', '2', '3', '4', '5', '6', '7'] as const

type Tone = (typeof TONES)[number]

const toneOf = (label: ChannelLabel | undefined): Tone =>
  TONES.find((one) => Number(one) === label?.tone) ?? '1'

/** Creates a label, or changes its name and color. */
export function LabelForm({
  of,
  subject,
  onSaved,
  onClose,
}: {
  /** Undefined for a new one. */
  of?: ChannelLabel
  subject: FanSubject
  onSaved: (labelId: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const save = useSaveLabel(subject.creatorId)
  const form = useForm({
    schema: v.object({
      name: requiredText(t('fan.labels_new_missing')),
      tone: v.pipe(v.picklist(TONES), v.transform(Number)),
    }),
    values: { name: of?.name ?? '', tone: toneOf(of) },
    save: (label) => save.mutateAsync({ ...(of && { labelId: of.labelId }), ...label }),
    onSaved: ({ labelId }) => onSaved(labelId),
    draftKey: `label:${subject.creatorId}:${of?.labelId ?? 'new'}`,
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
        maxLength={CHANNEL_LABEL_MAX_LENGTH}
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
