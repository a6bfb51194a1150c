import { Link } from 'react-router'
import { useTranslation } from '@/i18n/use-translation'

import { href } from '@/domain/page/routes'
import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { FigureFilterBar } from '@/features/figures/filter/figure-filter-bar'
import { containsWords } from '@/lib/text/fold-text'
import { CallError } from '@/ui/feedback/call-error'
import { Banner } from '@/ui/feedback/banner'
import { cardClasses } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { linkClasses } from '@/ui/text/link'
import { Page } from '@/ui/layout/page'
import { SkeletonBar } from '@/ui/skeleton'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'
import { reorderWelcomeSequences } from '@/api/calls/creator/welcome-messages'
import { send } from '@/api/send'

import { NewSequenceButton } from '../new-sequence-button'
import { NoSequences } from '../no-sequences'
import { SequenceFilters } from '../sequence-filters'
import { SequenceList } from '../sequence-list'
import { WelcomeTotals } from '../welcome-totals'
import { useWelcomeStats, allSequencesQuery } from '../use-welcome'
import type { WelcomeView, ViewProps } from '../welcome-view'
import { useMayOpen } from '../../base/permissions'
import { useReorder } from '../../base/use-reorder'

const ROWS = ['one', 'two', 'three', 'four'] as const

const RowsSkeleton = () => (
  <div className={cardClasses}>
    {ROWS.map((row) => (
      <div
        key={row}
        className="flex min-h-16 items-center gap-4 border-t border-line-quiet p-4 first:border-t-0"
      >
        <div className="grid flex-1 gap-2">
          <SkeletonBar className="h-4 w-48 max-w-full" />
          <SkeletonBar className="h-3 w-64 max-w-full" />
        </div>
        <SkeletonBar className="h-8 w-64 max-sm:hidden" />
      </div>
    ))}
  </div>
)

const isArchived = ({ state }: WelcomeSequence) => state === 'archived'

const fits = (sequence: WelcomeSequence, { state, trigger, query }: WelcomeView): boolean =>
  (state === null || sequence.state === state) &&
  (trigger === null || sequence.trigger === trigger) &&
  containsWords(sequence.name, query)

/** The profile can turn off everything that goes to new members. */
function SwitchedOff() {
  const { t } = useTranslation('marketplace')
  const mayOpenProfile = useMayOpen('profile')
  return (
    <Banner
      tone="warning"
      actions={
        mayOpenProfile && (
          <Link to={href('profile')} className={linkClasses('me-2')}>
            {t('welcome.switched_off_open')}
          </Link>
        )
      }
    >
      {t('welcome.switched_off')}
    </Banner>
  )
}

/** Open sequences in their order, then archived ones. */
function SequenceLists({ creatorId, view, sequences, onAction }: ViewProps) {
  const { t } = useTranslation('marketplace')
  const onReorder = useReorder<WelcomeSequence>({
    queryKey: allSequencesQuery(creatorId).queryKey,
    idOf: ({ sequenceId }) => sequenceId,
    send: (sequenceIds) => send(reorderWelcomeSequences, { sequenceIds }, { creatorId }),
  })
  const stats = useWelcomeStats(view.figures.range, creatorId)
  const all = sequences.data?.data ?? []
  const shown = all.filter((sequence) => fits(sequence, view))
  const archived = shown.filter(isArchived)
  const open = shown.filter((sequence) => !isArchived(sequence))
  const shared = {
    creatorId,
    others: all,
    stats: stats.data,
    timezone: view.figures.timezone,
    hasFailed: stats.isError,
    onAction,
    resultsSearch: view.resultsSearch,
  }
  return (
    <QueryContent
      isBare
      of={sequences}
      isEmpty={shown.length === 0}
      skeleton={<RowsSkeleton />}
      empty={<NoSequences view={view} />}
    >
      {open.length > 0 && (
        <SequenceList
          {...shared}
          name={t('welcome.list')}
          sequences={open}
          // Among a part of them a place would say nothing.
          onReorder={view.isNarrowed ? undefined : onReorder}
        />
      )}
      {archived.length > 0 && (
        <section aria-labelledby="welcome-archived" className="grid gap-3">
          <h2 id="welcome-archived" className="text-16 font-strong">
            {t('welcome.archived_list')}
          </h2>
          <SequenceList {...shared} name={t('welcome.archived_list')} sequences={archived} />
        </section>
      )}
    </QueryContent>
  )
}

/** Every sequence with its results, and the results of all together. */
export function AllSequences(props: ViewProps) {
  const { t } = useTranslation('marketplace')
  const { creatorId, view, sequences } = props
  const count = sequences.data?.data.length ?? 0
  return (
    <Page
      title={t('welcome.title')}
      actions={
        <>
          <FigureFilterBar filter={view.figures} />
          <NewSequenceButton view={view} count={count} />
        </>
      }
    >
      <CallError error={props.stateError} />
      {sequences.data?.sendsWelcome === false && <SwitchedOff />}
      <WidgetBoundary title={t('welcome.totals')}>
        <WelcomeTotals creatorId={creatorId} filter={view.figures} />
      </WidgetBoundary>
      {(count > 0 || view.isNarrowed) && <SequenceFilters view={view} />}
      <SequenceLists {...props} />
    </Page>
  )
}
