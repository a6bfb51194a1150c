import { useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { listFeedback } from '@/api/calls/account/feedback'
import { queryOf } from '@/api/query'
import { cardClasses } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SkeletonBar } from '@/ui/skeleton'

import { Ticket } from './ticket'

const LIST = 'grid gap-3'

function TicketSkeletons() {
  return (
    <div className={LIST}>
      {['one', 'two'].map((id) => (
        <div key={id} className={`${cardClasses} grid gap-3 p-4`}>
          <SkeletonBar className="h-5 w-40" />
          <SkeletonBar className="h-4 w-full" />
          <SkeletonBar className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}

/** Lists the user's tickets, newest first. */
export function TicketList() {
  const { t } = useTranslation('settings')
  const tickets = useQuery(queryOf(listFeedback))
  const list = tickets.data?.data ?? []
  return (
    <section aria-labelledby="feedback-own" className="grid gap-3">
      <h2 id="feedback-own" className="text-16 font-strong">
        {t('feedback.own_title')}
      </h2>
      <QueryContent
        isBare
        of={tickets}
        isEmpty={list.length === 0}
        skeleton={<TicketSkeletons />}
        empty={
          <EmptyState icon={MessageSquareText} title={t('feedback.own_empty_title')}>
            {t('feedback.own_empty_text')}
          </EmptyState>
        }
      >
        <ul className={LIST}>
          {list.map((ticket) => (
            <Ticket key={ticket.ticketId} ticket={ticket} />
          ))}
        </ul>
      </QueryContent>
    </section>
  )
}
