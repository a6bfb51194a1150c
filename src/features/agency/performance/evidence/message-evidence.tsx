import { listReviewMessages } from '@/api/calls/agency/performance'
import { pagesOf } from '@/api/query'
import type { ReviewedMessage } from '@/domain/agency/message-review'
import { useTranslation } from '@/i18n/use-translation'

import type { ChannelContextTarget } from '../../channel/channel-context'
import { StaffMessageLine } from '../staff-message-line'
import { evidenceMessagesRequest, type Evidence } from './evidence'
import { EvidenceList } from './evidence-list'

const PAGE_SIZE = 30

interface MessageEvidenceProps {
  evidence: Evidence
  onContext: (target: ChannelContextTarget) => void
}

/** The messages behind a figure, newest first. */
export function MessageEvidence({ evidence, onContext }: MessageEvidenceProps) {
  const { t } = useTranslation('analytics')
  const { userIds, timezone } = evidence
  return (
    <EvidenceList
      pages={pagesOf(listReviewMessages, { ...evidenceMessagesRequest(evidence), limit: PAGE_SIZE })}
      rowKey={({ messageId }: ReviewedMessage) => messageId}
      userIdsOf={({ userId, fanId, creatorId }) => [userId, fanId, creatorId]}
      words={{ name: t('performance.messages'), empty: t('performance.no_messages') }}
      onPress={onContext}
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
