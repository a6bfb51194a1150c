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

const PAGE_SIZE = 30

interface TurnEvidenceProps {
  evidence: Evidence
  onContext: (target: ChannelContextTarget) => void
}

/** Unanswered turns of fans, newest first; each opens its conversation. */
export function TurnEvidence({ evidence, onContext }: TurnEvidenceProps) {
  const { t } = useTranslation('analytics')
  const { userIds, timezone } = evidence
  return (
    <EvidenceList
      pages={pagesOf(listUnansweredTurns, { ...evidenceRequest(evidence), limit: PAGE_SIZE })}
      rowKey={({ turnId }: UnansweredTurn) => turnId}
      userIdsOf={({ userId, fanId, creatorId }) => [userId, fanId, creatorId]}
      words={{ name: t('performance.figure_unansweredTurns'), empty: t('performance.no_turns') }}
      onPress={({ creatorId, channelId, messageId }) =>
        onContext({ creatorId, channelId, ...(messageId !== null && { messageId }) })
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
