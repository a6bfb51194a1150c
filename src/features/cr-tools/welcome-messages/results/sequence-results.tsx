import { useTranslation } from '@/i18n/use-translation'
import { OldFigures } from '@/features/figures/old-figures'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'
import { listWelcomeDeliveries } from '@/api/calls/creator/welcome-messages'
import { pagesOf } from '@/api/query'

import { WelcomeTotals } from '../welcome-totals'
import { useWelcomeStats } from '../use-welcome'
import type { WelcomeView } from '../welcome-view'
import { Deliveries, deliveriesRequest, DELIVERIES_PER_PAGE } from './deliveries'
import { SequenceFacts } from './sequence-facts'
import { StepResults } from './step-results'

interface SequenceResultsProps {
  creatorId: string
  sequence: WelcomeSequence
  others: readonly WelcomeSequence[]
  view: WelcomeView
}

const NONE: readonly never[] = []

function MessageResults({ creatorId, sequence, view }: Omit<SequenceResultsProps, 'others'>) {
  const { t } = useTranslation('marketplace')
  const { range, comparedRange } = view.figures
  const { data: stats, isPlaceholderData } = useWelcomeStats(range, creatorId, sequence.sequenceId)
  const { data: before } = useWelcomeStats(comparedRange, creatorId, sequence.sequenceId)
  const recipients = useInfiniteQuery({
    ...pagesOf(
      listWelcomeDeliveries,
      { ...deliveriesRequest(sequence.sequenceId, view), limit: DELIVERIES_PER_PAGE },
      creatorId,
    ),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="welcome-steps" className="grid min-w-0 gap-3">
      <h2 id="welcome-steps" className="text-16 font-strong">
        {t('welcome.messages')}
      </h2>
      <OldFigures isOld={isPlaceholderData}>
        <StepResults
          creatorId={creatorId}
          sequence={sequence}
          stats={stats?.data ?? NONE}
          before={(comparedRange && before?.data) || NONE}
          zone={view.figures.timezone}
          sampleId={recipients.data?.pages[0]?.data[0]?.userId ?? null}
        />
      </OldFigures>
    </section>
  )
}

/** The results of one sequence: its totals, each message, and who got them. */
export function SequenceResults({ creatorId, sequence, others, view }: SequenceResultsProps) {
  const { t } = useTranslation('marketplace')
  return (
    <>
      <SequenceFacts
        creatorId={creatorId}
        sequence={sequence}
        others={others}
        timezone={view.figures.timezone}
      />
      <WidgetBoundary title={t('welcome.totals')}>
        <WelcomeTotals creatorId={creatorId} sequenceId={sequence.sequenceId} filter={view.figures} />
      </WidgetBoundary>
      <WidgetBoundary title={t('welcome.messages')}>
        <MessageResults creatorId={creatorId} sequence={sequence} view={view} />
      </WidgetBoundary>
      <WidgetBoundary title={t('welcome.deliveries')}>
        <Deliveries creatorId={creatorId} sequence={sequence} view={view} />
      </WidgetBoundary>
    </>
  )
}
