import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getMassMessage, listMassMessages, updateMassMessage } from '@/api/calls/mass-messages'
import { errorText } from '@/api/errors'
import { mutationOf, queryOf } from '@/api/query'
import type { MassMessage } from '@/domain/mass-message'
import { serverNow } from '@/services/server-clock'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TextField } from '@/ui/text-field'

import { localInput } from '../local-input'
import { plannedAt } from '../planned-at'

interface TimeDialogProps {
  creatorId: string
  of: MassMessage
  onClose: () => void
}

/** Another time for one that waits for its time. */
export function TimeDialog({ creatorId, of, onClose }: TimeDialogProps) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const [start] = useState(() => localInput(plannedAt(of) ?? of.createdAt))
  const [at, setAt] = useState(start)
  const update = useMutation({
    ...mutationOf(updateMassMessage, creatorId),
    onSuccess: async (message) => {
      const { queryKey } = queryOf(getMassMessage, { massMessageId: of.massMessageId }, creatorId)
      client.setQueryData(queryKey, message)
      await client.invalidateQueries({ queryKey: [listMassMessages.path] })
      onClose()
    },
  })
  const [isPast, setPast] = useState(false)
  const save = () => {
    const moment = Date.parse(at)
    const isOver = !(moment > serverNow())
    setPast(isOver)
    if (!isOver)
      update.mutate({
        massMessageId: of.massMessageId,
        scheduledAt: new Date(moment).toISOString(),
        ...(of.localTime && { localAt: at }),
      })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closing={update.isPending ? 'block' : at === start ? 'free' : 'warn'}
      size="small"
      trackedAs="mass-time"
      title={t('mass.change_time')}
      actions={
        <>
          <Button onClick={onClose}>{t('mass.cancel')}</Button>
          <Button kind="primary" busy={update.isPending} onClick={save}>
            {t('mass.change_time')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('mass.at')}
        type="datetime-local"
        hint={of.localTime ? t('mass.local_hint') : undefined}
        value={at}
        error={isPast ? t('mass.problem_past') : update.error ? errorText(update.error) : undefined}
        onChange={(event) => setAt(event.target.value)}
      />
    </Dialog>
  )
}
