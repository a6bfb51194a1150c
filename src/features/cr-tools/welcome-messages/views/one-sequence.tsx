import { Pencil } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import { FigureFilterBar } from '@/features/figures/filter/figure-filter-bar'
import { CallError } from '@/ui/feedback/call-error'
import { Button } from '@/ui/button'
import { Page } from '@/ui/layout/page'
import { SkeletonBar } from '@/ui/skeleton'

import { SequenceMenu } from '../sequence-menu'
import { SequenceResults } from '../results/sequence-results'
import { BackButton } from '../../base/back-button'
import { useEditDisabledReason, useMayEdit } from '../../base/permissions'
import { SequenceGone } from '../no-sequences'
import { StateBadge } from '../sequence-row'
import type { ViewProps } from '../welcome-view'

/** The results of one sequence. */
export function OneSequence({ creatorId, view, sequences, stateError, onAction }: ViewProps) {
  const { t } = useTranslation('marketplace')
  const mayEdit = useMayEdit('welcomeMessages')
  const disabledReason = useEditDisabledReason('welcomeMessages')
  const all = sequences.data?.data ?? []
  const sequence = all.find(({ sequenceId }) => sequenceId === view.sequenceId)
  const status = useQueryStatus(sequences, sequences.data !== undefined && !sequence)
  return (
    <Page
      title={
        <span className="inline-flex min-w-0 flex-wrap items-center gap-2">
          <bdi>{sequence?.name ?? t('welcome.title')}</bdi>
          {sequence && <StateBadge state={sequence.state} />}
        </span>
      }
      {...(sequence && { documentTitle: sequence.name })}
      beside={<BackButton onBack={view.showAll}>{t('welcome.back')}</BackButton>}
      actions={
        sequence && (
          <>
            <FigureFilterBar filter={view.figures} />
            {mayEdit && sequence.state !== 'archived' && (
              <Button
                icon={Pencil}
                disabledReason={disabledReason}
                onClick={() => view.edit(sequence.sequenceId)}
              >
                {t('welcome.act_edit')}
              </Button>
            )}
            {mayEdit && (
              <SequenceMenu sequence={sequence} onAction={(action) => onAction(action, sequence)} />
            )}
          </>
        )
      }
      status={status}
      skeleton={<SkeletonBar className="h-96" />}
      empty={<SequenceGone view={view} />}
    >
      <CallError error={stateError} />
      {sequence && (
        <SequenceResults
          key={sequence.sequenceId}
          creatorId={creatorId}
          sequence={sequence}
          others={all}
          view={view}
        />
      )}
    </Page>
  )
}
