import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { duplicateScheduled, moveScheduled } from '@/api/calls/creator/scheduler'
import { send } from '@/api/send'
import { sameTimeOn } from '@/domain/shift/shift-move'
import { addDays, dayOf } from '@/domain/time/day'
import { isoOf } from '@/domain/time/instant'
import { plannedTime, type ScheduleItem, shownItem } from '@/domain/schedule/schedule'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { timeZoneDisplayName } from '@/i18n/format'
import { WEEK_MS } from '@/lib/duration'
import { serverNow } from '@/services/network/server-clock'
import { FormDateTime } from '@/ui/field/form/form-date-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'

import { useItemText } from './item-text'
import { futureTimeSchema } from './future-time-schema'
import { showSavedItem, useInvalidateSchedule } from '../schedule-query'

interface ItemTimeDialogProps {
  creatorId: string
  item: ScheduleItem
  action: 'change_time' | 'duplicate'
  timezone: string
  onDone: (saved: ScheduleItem) => void
  onClose: () => void
}

/** Proposes a copy one week later at the same time of day, but never in the past. */
const proposedTime = (
  { at }: ScheduleItem,
  timezone: string,
  plannedAt: (shownAt: number) => number,
): number => {
  const inWeeks = (weeks: number) => sameTimeOn(addDays(dayOf(at, timezone), 7 * weeks), at, timezone)
  const weeks = Math.max(1, Math.ceil((serverNow() - at) / WEEK_MS))
  return plannedAt(inWeeks(weeks)) > serverNow() ? inWeeks(weeks) : inWeeks(weeks + 1)
}

/** Dialog to reschedule an item or pick the time of a copy. */
export function ItemTimeDialog({ creatorId, item, action, timezone, onDone, onClose }: ItemTimeDialogProps) {
  const { t } = useTranslation('calendar')
  const client = useQueryClient()
  const invalidate = useInvalidateSchedule()
  const itemText = useItemText(timezone)
  const zones = { timezone, agencyZone: useAgencyZone() }
  const plannedAt = (shownAt: number) => plannedTime(item, shownAt, zones).at
  const [first] = useState(() => (action === 'duplicate' ? proposedTime(item, timezone, plannedAt) : item.at))
  const form = useForm({
    schema: v.object({
      at: futureTimeSchema({ missing: t('scheduler.at_missing'), past: t('scheduler.past'), plannedAt }),
    }),
    values: { at: { at: first } },
    draftKey: `schedule-time:${creatorId}:${item.itemId}:${action}`,
    save: ({ at }, { clientId }) => {
      const planned = plannedTime(item, at, zones)
      const to = { itemId: item.itemId, ...planned, at: isoOf(planned.at) }
      return action === 'duplicate'
        ? send(duplicateScheduled, { clientId, ...to }, { creatorId })
        : send(moveScheduled, to, { creatorId })
    },
    done: (saved) =>
      t(action === 'duplicate' ? 'scheduler.duplicated' : 'scheduler.moved', {
        when: itemText.when(shownItem(saved, zones).at),
      }),
    onSaved: (saved) => {
      // A copy appears with the refetch; a moved item must not show its old time until then.
      showSavedItem(client, saved)
      void invalidate()
      onDone(shownItem(saved, zones))
    },
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={t(`scheduler.${action}`)}
      save={t(`scheduler.${action}`)}
      trackedAs={`schedule-${action}`}
      onClose={onClose}
    >
      <p dir="auto" className="cut text-text-quiet">
        {itemText.name(item)}
      </p>
      <FormDateTime
        form={form}
        name="at"
        required
        timezone={timezone}
        label={t('scheduler.at')}
        hint={
          item.isLocalTime
            ? t('scheduler.local_time')
            : t('scheduler.zone_is', { zone: timeZoneDisplayName(timezone) })
        }
      />
    </FormDialog>
  )
}
