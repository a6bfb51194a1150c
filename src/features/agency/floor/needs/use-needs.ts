import { useQuery, useInfiniteQuery } from '@tanstack/react-query'

import { useAccountNames } from '@/api/account-names'
import { listEmployees } from '@/api/calls/agency/employees'
import { listEscalations } from '@/api/calls/agency/escalations'
import { queryOf, pagesOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { isClockForgotten } from '@/domain/shift/work-log'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'

import { usePolling } from '../../live/use-polling'
import { useOpenCorrections } from '../../pay/use-corrections'
import { useOpenDisputes } from '../../sales/dispute-card'
import { disputeUserIds } from '../../sales/sale-user-ids'
import { useRunningLogs } from '../use-floor'

/** The employees page lists more. */
const MAX_INVITATIONS = 50

/** Unanswered invitations, oldest first. */
export function useInvitations() {
  const read = useInfiniteQuery({
    ...pagesOf(listEmployees, {
      query: '',
      status: 'invited',
      sort: { by: 'invitedAt', descending: false },
      limit: MAX_INVITATIONS,
    }),
    ...usePolling(),
  })
  const people = read.data?.pages.flatMap((page) => page.data) ?? []
  return {
    read,
    people,
    count: read.data?.pages[0]?.counts.invited ?? people.length,
  }
}

/** The rows of one kind, how many there are, and their load state. */
function useRows<Row>(read: Parameters<typeof useQueryStatus>[0], rows: readonly Row[] = []) {
  return { rows, count: rows.length, status: useQueryStatus(read, rows.length === 0) }
}

/** Everything that needs a decision, by kind. */
export function useNeeds() {
  useMinute()
  const escalations = useQuery({ ...queryOf(listEscalations), ...usePolling() })
  const corrections = useOpenCorrections()
  const disputes = useOpenDisputes()
  const { read: invitations, people, count } = useInvitations()
  const logs = useRunningLogs()
  return {
    escalations: useRows(escalations, escalations.data?.data),
    corrections: useRows(corrections, corrections.data?.data),
    disputes: useRows(disputes, disputes.data?.data),
    invitations: { ...useRows(invitations, people), count },
    forgottenLogs: useRows(
      logs,
      logs.data?.filter((log) => isClockForgotten(log, serverNow())),
    ),
  }
}

/** The names of all people in them. */
export function useNeedNames({
  escalations,
  corrections,
  disputes,
  forgottenLogs,
}: ReturnType<typeof useNeeds>) {
  return useAccountNames([
    ...escalations.rows.flatMap(({ userId, creatorId, fanId }) => [
      userId,
      creatorId,
      ...(fanId ? [fanId] : []),
    ]),
    ...corrections.rows.map(({ userId }) => userId),
    ...disputes.rows.flatMap(disputeUserIds),
    ...forgottenLogs.rows.flatMap(({ chatterId }) => chatterId ?? []),
  ])
}
