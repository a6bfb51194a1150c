import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { useQueryStatus } from '@/api/query-status'
import { href } from '@/domain/page/routes'
import type { ScheduleItem } from '@/domain/schedule/schedule'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { HOUR_MS } from '@/lib/duration'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'

import { useBestHours } from '../base/use-best-hours'
import type { ItemAction } from './item-actions'
import { useItemText } from './item-text'
import { useScheduleMarks } from './schedule-marks'
import type { ScheduleOverlayState } from './parts/schedule-overlay'
import type { ScheduleView } from './schedule-view'
import { useMoveItem, useRetryItem, useSchedule, useChangeDisabledReason } from './use-schedule'

const NONE: readonly never[] = []

/** The full hour after next, which leaves time to write. */
const hourAfterNext = (): number => Math.ceil(serverNow() / HOUR_MS + 1) * HOUR_MS

/** The schedule's data, filtered, with loading and error state. */
export function useVisibleSchedule(creatorId: string, view: ScheduleView) {
  const read = useSchedule(creatorId, view.range)
  const best = useBestHours(creatorId, view.timezone, view.showsBest)
  const hours = view.showsBest ? best.data?.data : undefined
  const all = read.data?.data ?? NONE
  const marks = useScheduleMarks(view, all, read.data?.overlaps ?? NONE, hours)
  const isEmpty = view.layout === 'list' && marks.items.length === 0
  return {
    all,
    marks,
    isLoaded: read.data !== undefined,
    status: useQueryStatus(read, isEmpty),
    hasBestFailed: best.isError,
    bestBy: marks.hours?.by ?? 'revenue',
  }
}

/** Moves items to future times; a rejection stays visible until dismissed. */
export function useScheduleMove(creatorId: string, timezone: string) {
  const { t } = useTranslation('calendar')
  const words = useItemText(timezone)
  const { move, error, failed, reset } = useMoveItem(creatorId, timezone)
  const [isPast, setPast] = useState(false)
  const problem = error && failed && `${words.name(failed)}: ${errorText(error)}`
  return {
    move: (item: ScheduleItem, at: number) => {
      reset()
      setPast(at <= serverNow())
      if (at > serverNow()) move({ item, at })
    },
    problem: isPast ? t('scheduler.past') : problem,
    dismiss: () => {
      reset()
      setPast(false)
    },
  }
}

/** State of the open item and overlay, with the item's actions. */
export function useItemActions(creatorId: string, all: readonly ScheduleItem[]) {
  const { t } = useTranslation('calendar')
  const navigate = useNavigate()
  const whyNot = useChangeDisabledReason()
  const [itemId, openItem] = useOpenParam('item')
  const [open, setOpen] = useState<ScheduleOverlayState>()
  const retry = useRetryItem(creatorId, () => toast.success(t('scheduler.retried')))
  const openMass = (item: ScheduleItem) => {
    const isToCome = item.state === 'scheduled' || item.failure === 'held'
    const search = isToCome ? `tab=scheduled&edit=${encodeURIComponent(item.itemId)}` : 'tab=sent'
    void navigate(`${href('massMessage')}?${search}`)
  }
  const act = (name: ItemAction, item: ScheduleItem) => {
    if (name === 'retry') retry.mutate(item)
    else if (name === 'open_mass') openMass(item)
    else if (name === 'open_live') void navigate(href('live'))
    else if (name === 'open_welcome') void navigate(href('welcomeMessages'))
    else setOpen({ act: name, item })
  }
  return {
    whyNot,
    item: all.find((one) => one.itemId === itemId),
    openItem,
    open,
    act,
    create: (at = 0) => setOpen({ act: 'new', at: Math.max(at, hourAfterNext()) }),
    close: () => setOpen(undefined),
    done: () => {
      // The canceled item is gone, so close its drawer.
      if (open?.act === 'cancel' || open?.act === 'remove') openItem(null)
      setOpen(undefined)
    },
    retry,
  }
}
