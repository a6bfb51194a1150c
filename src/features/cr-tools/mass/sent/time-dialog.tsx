import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { getMassMessage, listMassMessages, updateMassMessage } from '@/api/calls/mass-messages'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { isoOf } from '@/domain/instant'
import type { MassMessage } from '@/domain/mass-message'
import { parseWallTime, formatWallTime } from '@/domain/zoned-time'
import { deviceTimeZone } from '@/lib/own-zone'
import { serverNow } from '@/services/server-clock'
import { FormDialog } from '@/ui/form/form-dialog'
import { useFormField } from '@/ui/form/use-bound'
import { useForm } from '@/ui/form/use-form'

import { plannedAt } from '../planned-at'
import { PlannedTimeField } from '../planned-time-field'

interface RescheduleDialogProps {
  creatorId: string
  of: MassMessage
  onClose: () => void
}

function useTimeForm({ creatorId, of, onClose }: RescheduleDialogProps) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const [start] = useState(() => formatWallTime(plannedAt(of) ?? of.createdAt, deviceTimeZone()))
  return useForm({
    schema: v.object({
      scheduledAt: v.pipe(
        v.string(),
        v.check((text) => parseWallTime(text, deviceTimeZone()) !== undefined, t('mass.problem_no_time')),
        v.check((text) => {
          const moment = parseWallTime(text, deviceTimeZone())
          return moment === undefined || moment > serverNow()
        }, t('mass.problem_past')),
      ),
    }),
    values: { scheduledAt: start },
    serverNames: { localAt: 'scheduledAt' },
    save: ({ scheduledAt }) => {
      const { massMessageId } = of
      const at = isoOf(parseWallTime(scheduledAt, deviceTimeZone()) ?? 0)
      const local = of.localTime && { localAt: scheduledAt }
      return send(updateMassMessage, { massMessageId, scheduledAt: at, ...local }, { creatorId })
    },
    onSaved: (message) => {
      const { queryKey } = queryOf(getMassMessage, { massMessageId: of.massMessageId }, creatorId)
      client.setQueryData(queryKey, message)
      void client.invalidateQueries({ queryKey: [listMassMessages.path] })
      onClose()
    },
  })
}

/** Another time for one that waits for its time. */
export function RescheduleDialog(props: RescheduleDialogProps) {
  const { t } = useTranslation('tools')
  const form = useTimeForm(props)
  const at = useFormField({ form, name: 'scheduledAt' })
  return (
    <FormDialog
      form={form}
      size="small"
      trackedAs="mass-time"
      title={t('mass.change_time')}
      cancel={t('mass.cancel')}
      save={t('mass.change_time')}
      onClose={props.onClose}
    >
      <PlannedTimeField isLocal={props.of.localTime} value={at.value} error={at.error} onChange={at.change} />
    </FormDialog>
  )
}
