import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { CHANNEL_LABEL_MAX_LENGTH, type ChannelLabel } from '@/domain/chat/channel'
import { requiredText } from '@/lib/form-schemas'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { FormText } from '@/ui/field/form/form-text-fields'

import { FormTone, toneSchema, toneValue } from '../../../base/form-tone'
import { useSaveLabel } from '../../base/use-save-label'
import type { FanSubject } from '../panel/fan-cache'

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
      tone: toneSchema,
    }),
    values: { name: of?.name ?? '', tone: toneValue(of?.tone) },
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
      <FormTone form={form} name="tone" />
    </FormDialog>
  )
}
