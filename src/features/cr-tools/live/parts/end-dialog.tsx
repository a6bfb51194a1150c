import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { endLive } from '@/api/calls/live'
import { send } from '@/api/send'
import type { Broadcast } from '@/domain/broadcast'
import { toast } from '@/services/toasts'
import { FormSwitch } from '@/ui/form/chosen-fields'
import { FormDialog } from '@/ui/form/form-dialog'
import { useForm } from '@/ui/form/use-form'

import { useShowBroadcast } from '../use-lives'

interface EndDialogProps {
  creatorId: string
  of: Broadcast
  onEnded: (liveId: string) => void
  onClose: () => void
}

/** Confirms ending a live for everyone and asks whether to keep its recording. */
export function EndDialog({ creatorId, of, onEnded, onClose }: EndDialogProps) {
  const { t } = useTranslation('tools')
  const show = useShowBroadcast(creatorId)
  const form = useForm({
    schema: v.object({ savesRecording: v.boolean() }),
    values: { savesRecording: of.savesRecording },
    save: ({ savesRecording }) => send(endLive, { liveId: of.liveId, savesRecording }, { creatorId }),
    asksToLeave: false,
    onSaved: (broadcast) => {
      toast.success(t('broadcast.ended'))
      onClose()
      show(broadcast)
      onEnded(broadcast.liveId)
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
