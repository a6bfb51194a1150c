import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { endLive } from '@/api/calls/creator/live'
import { send } from '@/api/send'
import type { Broadcast } from '@/domain/live/broadcast'
import { FormSwitch } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'

import type { EndHere } from '../use-ended-live'
import { useShowBroadcast } from '../use-show-broadcast'

interface EndLiveDialogProps {
  creatorId: string
  broadcast: Broadcast
  endHere: EndHere
  onEnded: (liveId: string) => void
  onClose: () => void
}

/** Confirms ending a live for everyone and asks whether to keep its recording. */
export function EndLiveDialog({ creatorId, broadcast, endHere, onEnded, onClose }: EndLiveDialogProps) {
  const { t } = useTranslation('tools')
  const { liveId } = broadcast
  const show = useShowBroadcast(creatorId)
  const form = useForm({
    schema: v.object({ savesRecording: v.boolean() }),
    values: { savesRecording: broadcast.savesRecording },
    save: ({ savesRecording }) =>
      endHere(liveId, () => send(endLive, { liveId, savesRecording }, { creatorId })),
    warnsUnsaved: false,
    done: t('broadcast.ended'),
    onSaved: (ended) => {
      onClose()
      show(ended)
      onEnded(liveId)
    },
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('broadcast.end_title')}
      save={t('broadcast.end')}
      onClose={onClose}
    >
      <p>{t('broadcast.end_text')}</p>
      <FormSwitch form={form} name="savesRecording">
        {t('broadcast.record')}
      </FormSwitch>
    </FormDialog>
  )
}
