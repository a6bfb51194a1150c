import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { getMassMessage, listMassMessages } from '@/api/calls/chat/mass-messages'
import { listSchedule, moveScheduled } from '@/api/calls/creator/scheduler'
import { errorText } from '@/api/errors'
import { patchQueries } from '@/api/patch-queries'
import { invalidateCalls } from '@/api/query'
import { send } from '@/api/send'
import { plannedTime, type ScheduleItem } from '@/domain/schedule/schedule'
import { instant, isoOf } from '@/domain/time/instant'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { formatDateTime } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'

import { useItemText } from './item-text'
import { type Schedule, showSavedItem, useInvalidateSchedule } from '../schedule-query'

interface ItemMove {
  item: ScheduleItem
  /** As shown in the grid's time zone. */
  at: number
  isUndo?: boolean
}

const withMovedItem = (schedule: Schedule, { item, at }: ItemMove): Schedule => ({
  ...schedule,
  data: schedule.data.map((one) => (one.itemId === item.itemId ? { ...one, at: instant(at) } : one)),
})

/**
 * Moves items to future times: optimistic, with Undo, and rolled back when the server rejects one. A rejection stays
 * visible until dismissed. Each move has its own toast, also when the next one starts before its answer.
 */
export function useMoveItem(creatorId: string, timezone: string) {
  const { t } = useTranslation('calendar')
  const client = useQueryClient()
  const invalidate = useInvalidateSchedule()
  const itemText = useItemText(timezone)
  const agencyZone = useAgencyZone()
  const planned = ({ item, at }: ItemMove) => plannedTime(item, at, { timezone, agencyZone })
  const [problem, setProblem] = useState<string>()
  const { mutate } = useMutation({
    mutationFn: (move: ItemMove) => {
      const to = planned(move)
      return send(moveScheduled, { itemId: move.item.itemId, ...to, at: isoOf(to.at) }, { creatorId })
    },
    onMutate: (move) =>
      patchQueries<Schedule>(client, [listSchedule.path], (schedule) =>
        withMovedItem(schedule, { item: move.item, at: planned(move).at }),
      ),
    onError: (error, { item }, rollback) => {
      rollback?.()
      setProblem(`${itemText.name(item)}: ${errorText(error)}`)
    },
    // No refetch: a whole month would delay the next drag, and the answer has what changed.
    onSuccess: (saved, { item, at, isUndo = false }) => {
      showSavedItem(client, saved)
      toast.success(t('scheduler.moved', { when: formatDateTime(at, timezone) }), {
        ...(!isUndo && { undo: () => mutate({ item, at: item.at, isUndo: true }) }),
      })
      return invalidateCalls(client, listMassMessages, getMassMessage)
    },
    onSettled: (_, error) => (error ? invalidate() : undefined),
  })
  return {
    move: (item: ScheduleItem, at: number) => {
      const isPast = planned({ item, at }).at <= serverNow()
      setProblem(isPast ? t('scheduler.past') : undefined)
      if (!isPast) mutate({ item, at })
    },
    problem,
    dismiss: () => setProblem(undefined),
  }
}
