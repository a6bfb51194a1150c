import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { duplicateScheduled, moveScheduled } from '@/api/calls/scheduler'
import { send } from '@/api/send'
import { isoOf } from '@/domain/instant'
import type { ScheduleItem } from '@/domain/schedule'
import { zoneName } from '@/i18n/format'
import { serverNow } from '@/services/server-clock'
import { toast } from '@/services/toasts'
import { FormDateTime } from '@/ui/form/date-fields'
import { FormDialog } from '@/ui/form/form-dialog'
import { useForm } from '@/ui/form/use-form'

import { useItemWords } from '../item-words'
import { momentField } from '../moment-field'
import { refreshSchedule } from '../use-schedule'

interface TimeDialogProps {
  creatorId: string
  item: ScheduleItem
  act: 'change_time' | 'duplicate'
  timezone: string
  onDone: () => void
  onClose: () => void
}

const DAY_MS = 24 * 60 * 60_000
const WEEK_MS = 7 * DAY_MS

/** Proposes a copy one week later, but never in the past. */
const proposed = ({ at }: ScheduleItem): number => {
  const weeks = Math.max(1, Math.ceil((serverNow() - at) / WEEK_MS))
  return at + weeks * WEEK_MS
}

/** Dialog to reschedule an item or pick the time of a copy. */
export function TimeDialog({ creatorId, item, act, timezone, onDone, onClose }: TimeDialogProps) {
  const { t } = useTranslation('calendar')
  const client = useQueryClient()
  const words = useItemWords(timezone)
  const [first] = useState(() => (act === 'duplicate' ? proposed(item) : item.at))
  const form = useForm({
    schema: v.object({
      at: momentField({ missing: t('scheduler.at_missing'), past: t('scheduler.past') }),
    }),
    values: { at: { at: first } },
    save: ({ at }, { clientId }) => {
      const to = { itemId: item.itemId, at: isoOf(at), timezone }
      return act === 'duplicate'
        ? send(duplicateScheduled, { clientId, ...to }, { creatorId })
        : send(moveScheduled, to, { creatorId })
    },
    onSaved: ({ at }) => {
      const when = words.when(at)
      toast.success(
        act === 'duplicate' ? t('scheduler.duplicated', { when }) : t('scheduler.moved', { when }),
      )
      void refreshSchedule(client)
      onDone()
    },
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={t(`scheduler.${act}`)}
      save={t(`scheduler.${act}`)}
      trackedAs={`schedule-${act}`}
      onClose={onClose}
    >
      <p dir="auto" className="cut text-text-quiet">
        {words.name(item)}
      </p>
      <FormDateTime
        form={form}
        name="at"
        required
        timezone={timezone}
        label={t('scheduler.at')}
        hint={t('scheduler.zone_is', { zone: zoneName(timezone) })}
      />
    </FormDialog>
  )
}
