import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { getMassMessage, updateMassMessage } from '@/api/calls/chat/mass-messages'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { isoOf } from '@/domain/time/instant'
import type { MassMessage } from '@/domain/mass/mass-message'
import { parseWallTime, formatWallTime } from '@/domain/time/zoned-time'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { serverNow } from '@/services/network/server-clock'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useFormField } from '@/ui/field/form/use-form-field'
import { useForm } from '@/ui/field/form/use-form'

import { plannedTimeOf } from '../planned-time'
import { PlannedTimeField } from '../planned-time-field'
import { useInvalidateMass } from '../use-invalidate-mass'

interface RescheduleDialogProps {
  creatorId: string
  massMessage: MassMessage
  onClose: () => void
}

function useTimeForm({ creatorId, massMessage, onClose }: RescheduleDialogProps) {
  const { t } = useTranslation('tools')
  const client = useQueryClient()
  const invalidate = useInvalidateMass()
  const timezone = useAgencyZone()
  const [start] = useState(
    () => plannedTimeOf(massMessage, timezone) || formatWallTime(massMessage.createdAt, timezone),
  )
  return useForm({
    schema: v.object({
      scheduledAt: v.pipe(
        v.string(),
        v.check((text) => parseWallTime(text, timezone) !== undefined, t('mass.problem_no_time')),
        v.check((text) => {
          const moment = parseWallTime(text, timezone)
          return moment === undefined || moment > serverNow()
        }, t('mass.problem_past')),
      ),
    }),
    values: { scheduledAt: start },
    serverNames: { localAt: 'scheduledAt' },
    draftKey: `mass-time:${massMessage.massMessageId}`,
    save: ({ scheduledAt }) => {
      const { massMessageId } = massMessage
      const at = isoOf(parseWallTime(scheduledAt, timezone) ?? 0)
      const local = massMessage.localTime && { localAt: scheduledAt }
      return send(updateMassMessage, { massMessageId, scheduledAt: at, ...local }, { creatorId })
    },
    onSaved: (message) => {
      const { queryKey } = queryOf(getMassMessage, { massMessageId: massMessage.massMessageId }, creatorId)
      client.setQueryData(queryKey, message)
      void invalidate()
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
      save={t('mass.change_time')}
      onClose={props.onClose}
    >
      <PlannedTimeField
        isLocal={props.massMessage.localTime}
        value={at.value}
        error={at.error}
        onChange={at.change}
      />
    </FormDialog>
  )
}
