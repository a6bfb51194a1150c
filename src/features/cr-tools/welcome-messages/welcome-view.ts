import type { UseQueryResult } from '@tanstack/react-query'

import {
  WELCOME_DELIVERY_STATES,
  WELCOME_STATES,
  WELCOME_TRIGGERS,
  type WelcomeSequence,
} from '@/domain/welcome/welcome-message'
import { useFigureFilter } from '@/features/figures/filter/use-figure-filter'
import { useUrlParams } from '@/features/figures/url/use-url-params'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { choiceField, optionalIdField, searchField, writeUrlState } from '@/lib/url-state'
import type { listWelcomeSequences } from '@/api/calls/creator/welcome-messages'
import type { ResponseOf } from '@/api/call'

import type { SequenceAction } from './sequence-menu'

/** The id in the address while a new sequence is written. */
export const NEW_SEQUENCE = 'new'

const SCHEMA = {
  /** The sequence whose results are shown; none for all sequences. */
  sequenceId: { ...optionalIdField(), name: 'sequence' },
  /** The sequence in the editor. */
  editId: { ...optionalIdField(), name: 'edit' },
  state: choiceField(WELCOME_STATES, null),
  trigger: choiceField(WELCOME_TRIGGERS, null),
  query: searchField(),
  /** Narrow the recipients of one sequence. */
  stepId: { ...optionalIdField(), name: 'message' },
  deliveryState: { ...choiceField(WELCOME_DELIVERY_STATES, null), name: 'delivery' },
}
/** Every recipient of a sequence. */
const NOT_NARROWED = { stepId: null, deliveryState: null }
const OPTIONS = { filters: ['state', 'trigger', 'query'] } as const

/** What the page shows: all sequences, the results of one, or the editor; kept in the address. */
export function useWelcomeView() {
  const { state, change, ...view } = useUrlState(SCHEMA, OPTIONS)
  const { params } = useUrlParams()
  const figures = useFigureFilter(['period', 'compare', 'zone'])
  return {
    ...state,
    ...view,
    figures,
    /** The search part of the address that shows the results of a sequence. */
    resultsSearch: (sequenceId: string) =>
      `?${writeUrlState(SCHEMA, params, { sequenceId, editId: null, ...NOT_NARROWED }).toString()}`,
    showResults: (sequenceId: string) => change({ sequenceId, editId: null, ...NOT_NARROWED }),
    edit: (editId: string) => change({ editId }),
    showAll: () => change({ sequenceId: null, editId: null, ...NOT_NARROWED }),
    /** After the editor: the saved sequence replaces it in the history. */
    showSaved: (sequenceId: string) => change({ sequenceId, editId: null }, { replace: true }),
    closeEditor: () => change({ editId: null }),
  }
}
export type WelcomeView = ReturnType<typeof useWelcomeView>

/** What each view of the page gets. */
export interface ViewProps {
  creatorId: string
  view: WelcomeView
  sequences: UseQueryResult<ResponseOf<typeof listWelcomeSequences>>
  onAction: (action: SequenceAction, sequence: WelcomeSequence) => void
  /** Why a sequence could not be paused, activated or restored. */
  stateError: Error | null
}
