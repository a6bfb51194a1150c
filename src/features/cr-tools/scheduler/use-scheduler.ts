import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { useQueryStatus } from '@/api/query-status'
import { KIND_TOOL, type ScheduleItem, type ScheduleKind } from '@/domain/schedule/schedule'
import { useSession } from '@/features/auth'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { HOUR_MS } from '@/lib/duration'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'

import { useBestHours } from '../base/use-best-hours'
import type { ItemAction } from './item-actions'
import { itemAddress, newItemAddress } from './item-address'
import { useItemText } from './item-text'
import { dropLiveDraftTime } from '../live'
import { planMassDraftAt } from '../mass'
import { useScheduleMarks } from './use-schedule-marks'
import type { ScheduleOverlayState } from './parts/schedule-overlay'
import type { ScheduleView } from './schedule-view'
import { useMoveItem, useRetryItem, useSchedule, useScheduleRights } from './use-schedule'

const NONE: readonly never[] = []

/** The full hour after next, which leaves time to write. */
export const hourAfterNext = (): number => Math.ceil(serverNow() / HOUR_MS + 1) * HOUR_MS

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
  const itemText = useItemText(timezone)
  const { move, error, failed, reset } = useMoveItem(creatorId, timezone)
  const [isPast, setPast] = useState(false)
  const problem = error && failed && `${itemText.name(failed)}: ${errorText(error)}`
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

/** Opens the form of a new item, here or on the screen of its kind. */
function useNewItem(
  creatorId: string,
  creatable: readonly ScheduleKind[],
  setOpen: (open: ScheduleOverlayState) => void,
) {
  const navigate = useNavigate()
  const { userId = '' } = useSession()
  const createOf = (kind: ScheduleKind, at: number | null) => {
    if (kind === 'post' || kind === 'story')
      return setOpen({ act: 'new', at: Math.max(at ?? 0, hourAfterNext()) })
    if (kind === 'mass' && at !== null) planMassDraftAt(userId, creatorId, at)
    if (kind === 'live' && at !== null) dropLiveDraftTime(userId, creatorId)
    void navigate(newItemAddress(kind, at))
  }
  return {
    createOf,
    /** Asks for the kind, at the time chosen in the grid. */
    create: (chosen?: number) => {
      const at = chosen === undefined ? null : Math.max(chosen, hourAfterNext())
      const isOnlyWrittenHere = creatable.every((kind) => KIND_TOOL[kind] === 'scheduler')
      if (isOnlyWrittenHere) createOf('post', at)
      else setOpen({ act: 'choose', at })
    },
  }
}

/** State of the open item and overlay, with the item's actions. */
export function useItemActions(creatorId: string, all: readonly ScheduleItem[]) {
  const { t } = useTranslation('calendar')
  const navigate = useNavigate()
  const rights = useScheduleRights()
  const [itemId, openItem] = useOpenParam('item')
  const [open, setOpen] = useState<ScheduleOverlayState>()
  const retry = useRetryItem(creatorId, () => toast.success(t('scheduler.retried')))
  const act = (name: ItemAction, item: ScheduleItem) => {
    if (name === 'retry') retry.mutate(item)
    else if (name === 'open_mass' || name === 'open_live' || name === 'open_welcome')
      void navigate(itemAddress(item) ?? '')
    else setOpen({ act: name, item })
  }
  return {
    rights,
    item: all.find((one) => one.itemId === itemId),
    openItem,
    open,
    act,
    ...useNewItem(creatorId, rights.creatable, setOpen),
    close: () => setOpen(undefined),
    done: () => {
      // The canceled item is gone, so close its drawer.
      if (open?.act === 'cancel' || open?.act === 'remove') openItem(null)
      setOpen(undefined)
    },
    retry,
  }
}
