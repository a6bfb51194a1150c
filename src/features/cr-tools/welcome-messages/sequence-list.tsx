import { GridList, GridListItem } from 'react-aria-components/GridList'

import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import { DragHandle, useReordering } from '@/ui/layout/reorder'

import { statsOf, type WelcomeStats } from './figures'
import { type SequenceAct, SequenceMenu } from './sequence-menu'
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
  mayEdit: boolean
  /** Absent where the order cannot be changed. */
  onReorder?: ((ids: readonly string[]) => void) | undefined
  onAct: (act: SequenceAct, sequence: WelcomeSequence) => void
  /** The search part of the address of a sequence's results. */
  resultsSearch: (sequenceId: string) => string
}

const ROW = cx(
  'relative flex min-h-16 items-start gap-1 border-t border-line-quiet py-2 pe-1 first:border-t-0 md:items-center',
  'hover:bg-row-hover data-focus-visible:-outline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-focus-ring data-dragging:opacity-50',
)

/** Sequences in their order: each links to its results; the handle moves one by pointer, touch or keys. */
export function SequenceList(props: SequenceListProps) {
  const { name, creatorId, sequences, others, stats, mayEdit, onReorder, onAct, resultsSearch } = props
  const ids = sequences.map(({ sequenceId }) => sequenceId)
  const order = mayEdit && onReorder && ids.length > 1 ? { ids, onReorder } : undefined
  const hooks = useReordering({
    ids,
    nameOf: (id) => sequences.find(({ sequenceId }) => sequenceId === id)?.name ?? '',
    onReorder: order?.onReorder,
  })
  return (
    <GridList
      // The grid must not gain or lose its drag hooks between renders.
      key={String(order !== undefined)}
      aria-label={name}
      keyboardNavigationBehavior="tab"
      {...(order && { dragAndDropHooks: hooks })}
      className={cx(cardClasses, 'overflow-hidden outline-none')}
    >
      {sequences.map((sequence) => (
        <GridListItem
          key={sequence.sequenceId}
          id={sequence.sequenceId}
          textValue={sequence.name}
          className={cx(ROW, order ? 'ps-2' : 'ps-4')}
        >
          {order && (
            <span className="relative z-10 flex">
              <DragHandle />
            </span>
          )}
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
                onAct={(act) => onAct(act, sequence)}
              />
            </span>
          )}
        </GridListItem>
      ))}
    </GridList>
  )
}
