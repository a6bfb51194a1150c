import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { retryScheduled } from '@/api/calls/creator/scheduler'
import { send } from '@/api/send'
import { isoOf } from '@/domain/time/instant'
import { isEditableKind, type ScheduleItem, type ScheduleKind } from '@/domain/schedule/schedule'
import { useSession } from '@/features/auth'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { useTranslation } from '@/i18n/use-translation'
import { HOUR_MS } from '@/lib/duration'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'
import { dropDraftFields } from '@/services/storage/drafts'

import { dropLiveDraftTime } from '../../live'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { planMassDraftAt } from '../../mass'
import { type ItemAction, postDraftKey } from './item-actions'
import { itemAddress, newItemAddress } from './item-address'
import type { ScheduleOverlayState } from '../schedule-overlay'
import type { ScheduleView } from '../schedule-view'
import { useInvalidateSchedule } from '../schedule-query'
import { useScheduleRights } from '../schedule-rights'

/** The full hour after next, which leaves time to write. */
export const hourAfterNext = (): number => Math.ceil(serverNow() / HOUR_MS + 1) * HOUR_MS

function useRetryItem(creatorId: string, onDone: () => void) {
  return useMutation({
    mutationFn: ({ itemId }: ScheduleItem) => send(retryScheduled, { itemId }, { creatorId }),
    // The list has no place beside a row; the drawer of an item has.
    meta: { onError: 'toast' },
    onSuccess: onDone,
    onSettled: useInvalidateSchedule(),
  })
}

/** Opens the form of a new item, at the chosen time whatever its draft says, here or on the screen of its kind. */
function useNewItem(
  creatorId: string,
  creatable: readonly ScheduleKind[],
  setOpen: (open: ScheduleOverlayState) => void,
) {
  const navigate = useNavigate()
  const { userId = '' } = useSession()
  const timezone = useAgencyZone()
  const openForm = (kind: ScheduleKind, at: number | null) => {
    if (isEditableKind(kind)) {
      if (at !== null) dropDraftFields(userId, postDraftKey(creatorId, 'new'), 'at')
      return setOpen({ action: 'new', at: Math.max(at ?? 0, hourAfterNext()) })
    }
    if (kind === 'mass' && at !== null) planMassDraftAt(userId, creatorId, { at, timezone })
    if (kind === 'live' && at !== null) dropLiveDraftTime(userId, creatorId)
    void navigate(newItemAddress(kind, at))
  }
  return {
    openForm,
    /** Asks for the kind, at the time chosen in the grid. */
    chooseKind: (chosen?: number) => {
      const at = chosen === undefined ? null : Math.max(chosen, hourAfterNext())
      const isOnlyWrittenHere = creatable.every(isEditableKind)
      if (isOnlyWrittenHere) openForm('post', at)
      else setOpen({ action: 'choose', at })
    },
  }
}

/** State of the open item and overlay, with the item's actions. */
export function useItemActions(
  creatorId: string,
  all: readonly ScheduleItem[],
  range: ScheduleView['range'],
) {
  const { t } = useTranslation('calendar')
  const navigate = useNavigate()
  const rights = useScheduleRights()
  const [itemId, openItem] = useOpenParam('item')
  const [open, setOpen] = useState<ScheduleOverlayState>()
  const retry = useRetryItem(creatorId, () => toast.success(t('scheduler.retried')))
  const run = (name: ItemAction, item: ScheduleItem) => {
    if (name === 'retry') retry.mutate(item)
    else if (name === 'open_mass' || name === 'open_live' || name === 'open_welcome')
      void navigate(itemAddress(item) ?? '')
    else setOpen({ action: name, item })
  }
  return {
    rights,
    item: all.find((one) => one.itemId === itemId),
    openItem,
    open,
    run,
    ...useNewItem(creatorId, rights.creatable, setOpen),
    close: () => setOpen(undefined),
    done: (saved?: ScheduleItem) => {
      // The drawer of an item that is gone, or has left the range, would open with the next range that has it.
      const isShown = saved && isoOf(saved.at) >= range.from && isoOf(saved.at) < range.to
      if (open?.action !== 'duplicate' && !isShown) openItem(null)
      setOpen(undefined)
    },
    retry,
  }
}
