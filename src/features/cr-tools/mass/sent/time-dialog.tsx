import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getMassMessage, listMassMessages, updateMassMessage } from '@/api/calls/mass-messages'
import { errorText } from '@/api/errors'
import { mutationOf, queryOf } from '@/api/query'
import type { MassMessage } from '@/domain/mass-message'
import { momentOfText, wallTextOf } from '@/domain/zoned-time'
import { ownZone } from '@/lib/own-zone'
import { serverNow } from '@/services/server-clock'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

import { plannedAt } from '../planned-at'
import { PlannedTimeField } from '../planned-time-field'

interface TimeDialogProps {
  creatorId: string
  of: MassMessage
  onClose: () => void
}

/** Dialog that reschedules a scheduled message. */
export function TimeDialog({ creatorId, of, onClose }: TimeDialogProps) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const [start] = useState(() => wallTextOf(plannedAt(of) ?? of.createdAt, ownZone()))
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
  const [problem, setProblem] = useState<string>()
  const save = () => {
    const moment = momentOfText(at, ownZone())
    const isPast = moment !== undefined && moment <= serverNow()
    setProblem(moment === undefined ? t('mass.problem_no_time') : isPast ? t('mass.problem_past') : undefined)
    if (moment !== undefined && !isPast)
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
      <PlannedTimeField
        isLocal={of.localTime}
        value={at}
        error={problem ?? (update.error ? errorText(update.error) : undefined)}
        onChange={setAt}
      />
    </Dialog>
  )
}
