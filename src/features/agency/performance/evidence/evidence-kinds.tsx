import { keepPreviousData } from '@tanstack/react-query'

import { listUnansweredTurns, listReviewMessages, listSales } from '@/api/calls/agency/performance'
import { listTeamLogs } from '@/api/calls/agency/shifts'
import { pagesOf } from '@/api/query'
import type { ReviewedMessage } from '@/domain/agency/message-review'
import type { UnansweredTurn } from '@/domain/chat/unanswered-turn'
import type { Sale } from '@/domain/money/sale'
import { elapsedMs } from '@/domain/shift/work-log'
import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { formatDateTime, formatDate, formatDateRange, formatPercent } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { Amount, Duration } from '@/ui/text/figure'
import { TextWithNames, UserName } from '@/ui/text/user-name'

import type { ChannelContextTarget } from '../../channel/channel-context'
import { saleUserIds } from '../../sales/sale-user-ids'
import { useSaleTitle } from '../../sales/sale-summary'
import { ChatLine, StaffMessageLine } from '../staff-message-line'
import { evidenceRequest, type Evidence, evidenceMessagesRequest, evidenceSalesRequest } from './evidence'
import { EvidenceList } from './evidence-list'

const CHATS_PER_PAGE = 30
const ROWS_PER_PAGE = 50

interface ChatEvidenceProps {
  evidence: Evidence
  onOpenChat: (target: ChannelContextTarget) => void
}

/** The messages behind a figure, newest first. */
export function MessageEvidence({ evidence, onOpenChat }: ChatEvidenceProps) {
  const { t } = useTranslation('analytics')
  const { userIds, timezone } = evidence
  return (
    <EvidenceList
      pages={pagesOf(listReviewMessages, { ...evidenceMessagesRequest(evidence), limit: CHATS_PER_PAGE })}
      rowKey={({ messageId }: ReviewedMessage) => messageId}
      userIdsOf={({ userId, fanId, creatorId }) => [userId, fanId, creatorId]}
      words={{ name: t('performance.messages'), empty: t('performance.no_messages') }}
      onPress={onOpenChat}
    >
      {(message, nameOf) => (
        <StaffMessageLine
          message={message}
          nameOf={nameOf}
          timezone={timezone}
          showsSender={userIds?.length !== 1}
        />
      )}
    </EvidenceList>
  )
}

/** The sales behind a figure, newest first, each with the rule that credited it. */
export function SaleEvidence({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('analytics')
  return (
    <EvidenceList
      pages={{
        ...pagesOf(listSales, { ...evidenceSalesRequest(evidence), limit: ROWS_PER_PAGE }),
        placeholderData: keepPreviousData,
      }}
      rowKey={({ saleId }: Sale) => saleId}
      userIdsOf={saleUserIds}
      words={{
        name: t('performance.sales'),
        empty: t('performance.no_sales'),
        note: t('performance.sales_are_gross'),
      }}
    >
      {(sale, nameOf) => <SaleLine sale={sale} nameOf={nameOf} timezone={evidence.timezone} />}
    </EvidenceList>
  )
}

interface SaleLineProps {
  sale: Sale
  nameOf: (id: string) => string
  timezone: string
}

function SaleLine({ sale, nameOf, timezone }: SaleLineProps) {
  const { t } = useTranslation('analytics')
  const titleOf = useSaleTitle(nameOf)
  return (
    <>
      <span className="min-w-0">
        <span className="block">
          <TextWithNames>{titleOf(sale)}</TextWithNames>
        </span>
        <span className="block text-12 text-text-faint">
          {formatDateTime(sale.at, timezone)}
          {' · '}
          {t(`performance.rule_${sale.rule ?? 'none'}`)}
        </span>
      </span>
      <Amount of={sale.amount} />
    </>
  )
}

/** The work logs behind clocked and active time. */
export function LogEvidence({ evidence: { from, to, userIds, timezone } }: { evidence: Evidence }) {
  const { t } = useTranslation('analytics')
  return (
    <EvidenceList
      pages={pagesOf(listTeamLogs, {
        from,
        to,
        ...(userIds && { userIds: [...userIds] }),
        limit: ROWS_PER_PAGE,
      })}
      rowKey={(log: WorkLogEntry) => log.chatterWorkLogId}
      userIdsOf={({ chatterId }) => (chatterId === null ? [] : [chatterId])}
      words={{ name: t('performance.logs'), empty: t('performance.no_logs') }}
    >
      {(log, nameOf) => (
        <LogLine
          log={log}
          timezone={timezone}
          name={userIds?.length === 1 ? undefined : nameOf(log.chatterId ?? '')}
        />
      )}
    </EvidenceList>
  )
}

interface LogLineProps {
  log: WorkLogEntry
  timezone: string
  name: string | undefined
}

function LogLine({ log, timezone, name }: LogLineProps) {
  const { t } = useTranslation('analytics')
  const { clockInAt, clockOutAt, activeSeconds } = log
  const length = elapsedMs(log, serverNow())
  const parts = { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone } as const
  return (
    <>
      <span className="min-w-0">
        {name !== undefined && <UserName name={name} className="block" />}
        <span className="block">
          {clockOutAt === null
            ? t('performance.log_running', { from: isolate(formatDate(clockInAt, parts)) })
            : formatDateRange(clockInAt, clockOutAt, parts)}
        </span>
        {activeSeconds !== null && length > 0 && (
          <span className="block text-12 text-text-faint">
            {t('performance.log_active', { share: formatPercent((activeSeconds * 1000) / length, 0) })}
          </span>
        )}
      </span>
      <Duration ms={length} />
    </>
  )
}

/** Unanswered turns of fans, newest first; each opens its conversation. */
export function TurnEvidence({ evidence, onOpenChat }: ChatEvidenceProps) {
  const { t } = useTranslation('analytics')
  const { userIds, timezone } = evidence
  return (
    <EvidenceList
      pages={pagesOf(listUnansweredTurns, { ...evidenceRequest(evidence), limit: CHATS_PER_PAGE })}
      rowKey={({ turnId }: UnansweredTurn) => turnId}
      userIdsOf={({ userId, fanId, creatorId }) => [userId, fanId, creatorId]}
      words={{ name: t('performance.figure_unansweredTurns'), empty: t('performance.no_turns') }}
      onPress={({ creatorId, channelId, messageId }) =>
        onOpenChat({ creatorId, channelId, ...(messageId !== null && { messageId }) })
      }
    >
      {(turn, nameOf) => <TurnLine {...{ turn, nameOf, timezone }} showsPerson={userIds?.length !== 1} />}
    </EvidenceList>
  )
}

interface TurnLineProps {
  turn: UnansweredTurn
  nameOf: (id: string) => string
  timezone: string
  showsPerson: boolean
}

function TurnLine({ turn, nameOf, timezone, showsPerson }: TurnLineProps) {
  const { t } = useTranslation('analytics')
  const { fanId, creatorId, userId, text, at } = turn
  const names = { fan: isolate(nameOf(fanId)), creator: isolate(nameOf(creatorId)) }
  return (
    <ChatLine who={t('performance.turn_of', names)} at={at} timezone={timezone} text={text}>
      {showsPerson && (
        <span className="mt-1 block text-12 text-text-quiet">
          <TextWithNames>{t('performance.turn_on_duty', { person: isolate(nameOf(userId)) })}</TextWithNames>
        </span>
      )}
    </ChatLine>
  )
}
