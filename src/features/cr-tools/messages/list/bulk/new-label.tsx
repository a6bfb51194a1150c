import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { TONE_COUNT } from '@/config/tool-limits'
import { CHANNEL_LABEL_MAX_LENGTH, type ChannelLabel } from '@/domain/chat/channel'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field/text-field'

import { useSaveLabel } from '../../base/use-save-label'

/** Creates a label with a typed name and the next color in rotation. */
export function NewLabel({
  creatorId,
  labels,
  name,
  onName,
  onCreated,
}: {
  creatorId: string
  labels: readonly ChannelLabel[]
  /** Kept by the caller, because the panel may close before it is created. */
  name: string
  onName: (name: string) => void
  onCreated: (labelId: string) => void
}) {
  const { t } = useTranslation('tools')
  const save = useSaveLabel(creatorId, ({ labelId }) => {
    onName('')
    onCreated(labelId)
  })
  const submit = () => {
    const text = name.trim()
    if (text !== '' && !save.isPending) save.mutate({ name: text, tone: (labels.length % TONE_COUNT) + 1 })
  }
  return (
    <form
      className="grid gap-2 border-t border-line-quiet pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={t('inbox.labels_new')}
        value={name}
        onChange={(event) => onName(event.target.value)}
        maxLength={CHANNEL_LABEL_MAX_LENGTH}
        error={save.error ? errorText(save.error) : undefined}
      />
      <Button type="submit" size="small" busy={save.isPending}>
        {t('inbox.labels_create')}
      </Button>
    </form>
  )
}
