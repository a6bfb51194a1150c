import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import type { RequestOf } from '@/api/call'
import { getFloor } from '@/api/calls/agency/agency'
import { assignCreators } from '@/api/calls/agency/agency-creators'
import { listFloorPeople, assignOnDuty } from '@/api/calls/agency/floor'
import { closeWorkLog, editWorkLog, listTeamLogs, listWorkDays } from '@/api/calls/agency/shifts'
import { isApiError } from '@/api/errors'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { isoTimesOf } from '@/domain/shift/work-log'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { isoOf } from '@/domain/time/instant'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { toast } from '@/services/page/toasts'

import { useUndo } from '@/api/use-undo'

/** Who takes over which creators when a person is clocked out. */
interface HandOver {
  creatorIds: readonly string[]
  userId: string
}

/** Assigns each creator. `handedOver` are new to the person: an undo leaves the others. */
async function handOverCreators({ creatorIds, userId }: HandOver) {
  const answers = await Promise.allSettled(
    creatorIds.map((creatorId) => send(assignOnDuty, { creatorId, userId })),
  )
  const isNew = (_: string, index: number) =>
    answers[index]?.status === 'fulfilled' && answers[index].value.isNew
  return {
    handedOver: { userId, creatorIds: creatorIds.filter(isNew) },
    failedCreatorIds: creatorIds.filter((_, index) => answers[index]?.status === 'rejected'),
    error: answers.find((answer) => answer.status === 'rejected')?.reason as unknown,
  }
}

/** More than one person has from the start of a log on. */
const MAX_LOGS = 20

/** Ends a log. It may have ended at an earlier try whose answer was lost: at one of the `tried` times. */
async function closeLog(
  log: WorkLogEntry,
  request: RequestOf<typeof closeWorkLog>,
  tried: readonly string[],
): Promise<WorkLogEntry> {
  try {
    return await send(closeWorkLog, request)
  } catch (error) {
    if (!isApiError(error, 409) || log.chatterId === null) throw error
    const period = { from: isoOf(log.clockInAt), to: isoOf(serverNow()) }
    const { data } = await send(listTeamLogs, { ...period, userIds: [log.chatterId], limit: MAX_LOGS })
    const closed = data.find(({ chatterWorkLogId }) => chatterWorkLogId === log.chatterWorkLogId)
    if (!closed || !tried.includes(isoTimesOf(closed).clockOutAt ?? '')) throw error
    return closed
  }
}

/** Opens the log again, then takes back who took over: a creator keeps them if the log can't be opened. */
async function takeBack(log: WorkLogEntry, handedOver: readonly HandOver[], reason: string): Promise<void> {
  await send(editWorkLog, {
    chatterWorkLogId: log.chatterWorkLogId,
    ...isoTimesOf({ ...log, clockOutAt: null }),
    reason,
    seen: isoTimesOf(log),
  })
  const given = handedOver.filter(({ creatorIds }) => creatorIds.length > 0)
  await Promise.all(
    given.map(({ creatorIds, userId }) =>
      send(assignCreators, { creatorIds: [...creatorIds], addUserIds: [], removeUserIds: [userId] }),
    ),
  )
}

interface ClockOut {
  log: WorkLogEntry
  clockOutAt: string
  reason: string
  handOver: HandOver | undefined
}

/** A person who is clocked out, and what became of their creators. */
interface ClockedOut {
  log: WorkLogEntry
  handedOver: readonly HandOver[]
  /** Creators whose hand-over failed. */
  failedCreatorIds: readonly string[]
}

function useOfferUndo(name: string, refetch: () => Promise<unknown>) {
  const { t } = useTranslation('analytics')
  const undo = useUndo()
  return ({ log, handedOver }: ClockedOut) =>
    toast.success(t('floor.clocked_out', { name: isolate(name) }), {
      undo: undo(() => takeBack(log, handedOver, t('floor.undo_reason')), {
        done: t('floor.clocked_in_again', { name: isolate(name) }),
        refetch,
      }),
    })
}

/** Ends a person's log, hands over creators left without cover, and offers to undo both. */
export function useStaffClockOut(name: string, onDone: () => void) {
  const tried = useRef<string[]>([])
  const [unfinished, setUnfinished] = useState<ClockedOut>()
  const refetch = useInvalidateCalls(getFloor, listFloorPeople, listTeamLogs, listWorkDays)
  const offerUndo = useOfferUndo(name, refetch)
  const finish = (result: ClockedOut) => {
    offerUndo(result)
    onDone()
  }
  const clockOut = useMutation({
    mutationKey: [closeWorkLog.path],
    mutationFn: async ({ log, handOver, clockOutAt, reason }: ClockOut): Promise<ClockedOut> => {
      const { chatterWorkLogId } = log
      tried.current.push(clockOutAt)
      const closed =
        unfinished?.log ?? (await closeLog(log, { chatterWorkLogId, clockOutAt, reason }, tried.current))
      const before = unfinished?.handedOver ?? []
      if (!handOver) return { log: closed, handedOver: before, failedCreatorIds: [] }
      const { handedOver, failedCreatorIds, error } = await handOverCreators(handOver)
      const result = { log: closed, handedOver: [...before, handedOver], failedCreatorIds }
      if (failedCreatorIds.length === 0) return result
      setUnfinished(result)
      throw error
    },
    onSuccess: async (result) => {
      finish(result)
      await refetch()
    },
    // The person may have clocked out since; the page behind the dialog shows it.
    onError: refetch,
  })
  return {
    clockOut: clockOut.mutateAsync,
    unfinished,
    /** Leaves the rest as it is. */
    stop: () => (unfinished ? finish(unfinished) : onDone()),
  }
}
