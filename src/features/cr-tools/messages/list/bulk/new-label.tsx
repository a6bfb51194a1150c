import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { listLabels, saveLabel } from '@/api/calls/chat/messages'
import { errorText } from '@/api/errors'
import { callQueryKey, mutationOf } from '@/api/query'
import type { ChannelLabel } from '@/domain/chat/channel'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field/text-field'

const TONES = 7

/** Creates a label with a typed name and the least used color. */
export function NewLabel({
  creatorId,
  labels,
  name,
  onName,
  onMade,
}: {
  creatorId: string
  labels: readonly ChannelLabel[]
  /** Kept by the caller, because the panel may close before it is created. */
  name: string
  onName: (name: string) => void
  onMade: (labelId: string) => void
}) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const make = useMutation({
    ...mutationOf(saveLabel, creatorId),
    onSuccess: ({ labelId }) => {
      onName('')
      onMade(labelId)
      return client.invalidateQueries({ queryKey: callQueryKey(listLabels, undefined, creatorId) })
    },
  })
  const submit = () => {
    const text = name.trim()
    if (text !== '' && !make.isPending) make.mutate({ name: text, tone: (labels.length % TONES) + 1 })
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
        maxLength={40}
        error={make.error ? errorText(make.error) : undefined}
      />
      <Button type="submit" size="small" busy={make.isPending}>
        {t('inbox.labels_create')}
      </Button>
    </form>
  )
}
