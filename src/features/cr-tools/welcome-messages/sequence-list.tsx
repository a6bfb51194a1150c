import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import { ReorderList } from '@/ui/layout/reorder-list'

import { useMayEdit } from '../base/permissions'
import { statsOf, type WelcomeStats } from './welcome-stats'
import { type SequenceAction, SequenceMenu } from './sequence-menu'
import { SequenceRow } from './sequence-row'

interface SequenceListProps {
  name: string
  creatorId: string
  sequences: readonly WelcomeSequence[]
  /** All that are not archived, to find overlaps. */
  others: readonly WelcomeSequence[]
  /** Of all sequences; undefined while they load or after a failure. */
  stats: WelcomeStats | undefined
  timezone: string
  hasFailed: boolean
  /** Absent where the order cannot be changed. */
  onReorder?: ((ids: readonly string[]) => void) | undefined
  onAction: (action: SequenceAction, sequence: WelcomeSequence) => void
  /** The search part of the address of a sequence's results. */
  resultsSearch: (sequenceId: string) => string
}

const ROW =
  'relative flex min-h-16 items-start gap-1 border-t border-line-quiet py-2 pe-1 first:border-t-0 hover:bg-row-hover data-focus-visible:-outline-offset-2 md:items-center'

/** Sequences in their order: each links to its results; the handle moves one by pointer, touch or keys. */
export function SequenceList(props: SequenceListProps) {
  const { name, creatorId, sequences, others, stats, onReorder, onAction, resultsSearch } = props
  const mayEdit = useMayEdit('welcomeMessages')
  const ids = sequences.map(({ sequenceId }) => sequenceId)
  const order = mayEdit && onReorder && ids.length > 1 ? { ids, onReorder } : undefined
  return (
    <ReorderList
      name={name}
      items={sequences}
      idOf={({ sequenceId }) => sequenceId}
      nameOf={(sequence) => sequence.name}
      onReorder={order?.onReorder}
      classes={{ list: cx(cardClasses, 'overflow-hidden'), item: cx(ROW, order ? 'ps-2' : 'ps-4') }}
    >
      {(sequence, handle) => (
        <>
          {handle && <span className="relative z-10 flex">{handle}</span>}
          <SequenceRow
            creatorId={creatorId}
            sequence={sequence}
            others={others}
            stats={statsOf(stats, sequence.sequenceId)}
            timezone={props.timezone}
            hasFailed={props.hasFailed}
            search={resultsSearch(sequence.sequenceId)}
          />
          {mayEdit && (
            <span className="relative z-10 flex">
              <SequenceMenu
                sequence={sequence}
                hasResults
                order={order}
                onAction={(action) => onAction(action, sequence)}
              />
            </span>
          )}
        </>
      )}
    </ReorderList>
  )
}
