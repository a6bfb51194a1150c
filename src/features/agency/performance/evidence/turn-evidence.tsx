import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'

import { listUnansweredTurns } from '@/api/calls/agency/performance'
import { pagesOf } from '@/api/query'
import type { UnansweredTurn } from '@/domain/chat/unanswered-turn'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { TextWithNames } from '@/ui/text/user-name'

import { useUserNames } from '@/features/figures/use-user-names'
import type { ChannelContextTarget } from './channel-context'
import type { Evidence } from './evidence'
import { EvidenceList } from './evidence-list'

const PER_PAGE = 30

interface TurnEvidenceProps {
  evidence: Evidence
  onContext: (of: ChannelContextTarget) => void
}

/** Unanswered turns of fans, newest first; each opens its conversation. */
export function TurnEvidence({ evidence, onContext }: TurnEvidenceProps) {
  const { t } = useTranslation('analytics')
  const { from, to, userIds, creatorIds, timezone } = evidence
  const read = useInfiniteQuery(
    pagesOf(listUnansweredTurns, {
      from,
      to,
      ...(userIds && { userIds: [...userIds] }),
      ...(creatorIds && { creatorIds: [...creatorIds] }),
      limit: PER_PAGE,
    }),
  )
  const turns = read.data?.pages.flatMap((page) => page.data) ?? []
  const nameOf = useUserNames(turns.flatMap(({ userId, fanId, creatorId }) => [userId, fanId, creatorId]))
  return (
    <EvidenceList read={read} isEmpty={turns.length === 0} emptyText={t('performance.no_turns')}>
      <ul aria-label={t('performance.figure_unansweredTurns')} className="-mx-2 flex flex-col">
        {turns.map((turn) => {
          const { turnId, creatorId, channelId, messageId } = turn
          return (
            <li key={turnId}>
              <button
                type="button"
                onClick={() => onContext({ creatorId, channelId, ...(messageId !== null && { messageId }) })}
                className="w-full rounded-control px-2 py-2 text-start hover:bg-fill"
              >
                <TurnLine {...{ turn, nameOf, timezone }} showsPerson={userIds?.length !== 1} />
              </button>
            </li>
          )
        })}
      </ul>
    </EvidenceList>
  )
}

function TurnLine({
  turn: { fanId, creatorId, userId, text, at },
  nameOf,
  timezone,
  showsPerson,
}: {
  turn: UnansweredTurn
  nameOf: (id: string) => string
  timezone: string
  showsPerson: boolean
}) {
  const { t } = useTranslation('analytics')
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-13 text-text-quiet">
        <span className="min-w-0">
          <TextWithNames>
            {t('performance.turn_of', { fan: isolate(nameOf(fanId)), creator: isolate(nameOf(creatorId)) })}
          </TextWithNames>
        </span>
        <time dateTime={new Date(at).toISOString()} className="text-12 whitespace-nowrap text-text-faint">
          {formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone })}
        </time>
      </span>
      <span dir="auto" className="side-of-parent mt-[2px] block text-14 break-words whitespace-pre-wrap">
        {text === '' ? <span className="text-text-quiet">{t('performance.only_media')}</span> : text}
      </span>
      {showsPerson && (
        <span className="mt-1 block text-12 text-text-quiet">
          <TextWithNames>{t('performance.turn_on_duty', { person: isolate(nameOf(userId)) })}</TextWithNames>
        </span>
      )}
    </>
  )
}
