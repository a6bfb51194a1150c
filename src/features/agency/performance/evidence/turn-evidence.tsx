import { useInfiniteQuery } from '@tanstack/react-query'

import { useAccountNames } from '@/api/account-names'
import { listUnansweredTurns } from '@/api/calls/agency/performance'
import { pagesOf } from '@/api/query'
import type { UnansweredTurn } from '@/domain/chat/unanswered-turn'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { TextWithNames } from '@/ui/text/user-name'

import type { ChannelContextTarget } from '../../channel/channel-context'
import { ChatLine } from '../staff-message-line'
import { evidenceRequest, type Evidence } from './evidence'
import { EvidenceList } from './evidence-list'

const PER_PAGE = 30

interface TurnEvidenceProps {
  evidence: Evidence
  onContext: (target: ChannelContextTarget) => void
}

/** Unanswered turns of fans, newest first; each opens its conversation. */
export function TurnEvidence({ evidence, onContext }: TurnEvidenceProps) {
  const { t } = useTranslation('analytics')
  const { userIds, timezone } = evidence
  const read = useInfiniteQuery(
    pagesOf(listUnansweredTurns, { ...evidenceRequest(evidence), limit: PER_PAGE }),
  )
  const turns = read.data?.pages.flatMap((page) => page.data) ?? []
  const nameOf = useAccountNames(turns.flatMap(({ userId, fanId, creatorId }) => [userId, fanId, creatorId]))
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
