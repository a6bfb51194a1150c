import { useInfiniteQuery } from '@tanstack/react-query'

import { useAccountNames } from '@/api/account-names'
import { listReviewMessages } from '@/api/calls/agency/performance'
import { pagesOf } from '@/api/query'
import { useTranslation } from '@/i18n/use-translation'

import type { ChannelContextTarget } from '../../channel/channel-context'
import { StaffMessageLine } from '../staff-message-line'
import { evidenceMessagesRequest, type Evidence } from './evidence'
import { EvidenceList } from './evidence-list'

const PER_PAGE = 30

interface MessageEvidenceProps {
  evidence: Evidence
  onContext: (target: ChannelContextTarget) => void
}

/** The messages behind a figure, newest first. */
export function MessageEvidence({ evidence, onContext }: MessageEvidenceProps) {
  const { t } = useTranslation('analytics')
  const { userIds, timezone } = evidence
  const read = useInfiniteQuery(
    pagesOf(listReviewMessages, { ...evidenceMessagesRequest(evidence), limit: PER_PAGE }),
  )
  const messages = read.data?.pages.flatMap((page) => page.data) ?? []
  const nameOf = useAccountNames(
    messages.flatMap(({ userId, fanId, creatorId }) => [userId, fanId, creatorId]),
  )
  return (
    <EvidenceList
      read={read}
      isEmpty={messages.length === 0 && !read.hasNextPage}
      emptyText={t('performance.no_messages')}
    >
      <ul aria-label={t('performance.messages')} className="-mx-2 flex flex-col">
        {messages.map((message) => (
          <li key={message.messageId}>
            <button
              type="button"
              onClick={() => onContext(message)}
              className="w-full rounded-control px-2 py-2 text-start hover:bg-fill"
            >
              <StaffMessageLine
                message={message}
                nameOf={nameOf}
                timezone={timezone}
                showsSender={userIds?.length !== 1}
              />
            </button>
          </li>
        ))}
      </ul>
    </EvidenceList>
  )
}
