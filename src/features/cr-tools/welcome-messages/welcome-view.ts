import { WELCOME_DELIVERY_STATES, WELCOME_STATES, WELCOME_TRIGGERS } from '@/domain/welcome-message'
import { useFigureFilter } from '@/features/figures/figure-filter'
import { useAddress } from '@/features/figures/use-address'
import { useAddressState } from '@/features/figures/use-address-state'
import { oneOf, optionalId, words, writeAddress } from '@/lib/address-state'

export const SEARCH = 'q'
/** The id in the address while a new sequence is written. */
export const NEW_SEQUENCE = 'new'

const SCHEMA = {
  /** The sequence whose results are shown; none for all sequences. */
  sequenceId: { ...optionalId(), name: 'sequence' },
  /** The sequence in the editor. */
  editId: { ...optionalId(), name: 'edit' },
  state: oneOf(WELCOME_STATES, null),
  trigger: oneOf(WELCOME_TRIGGERS, null),
  query: { ...words(), name: SEARCH },
  /** Narrow the recipients of one sequence. */
  stepId: { ...optionalId(), name: 'message' },
  deliveryState: { ...oneOf(WELCOME_DELIVERY_STATES, null), name: 'delivery' },
}
/** Every recipient of a sequence. */
const NOT_NARROWED = { stepId: null, deliveryState: null }
const IN_PLACE = { replace: true }

/** What the page shows: all sequences, the results of one, or the editor; kept in the address. */
export function useWelcomeView() {
  const { state, change } = useAddressState(SCHEMA)
  const { params } = useAddress()
  const figures = useFigureFilter(['period', 'compare', 'zone'])
  return {
    ...state,
    figures,
    isNarrowed: state.state !== null || state.trigger !== null || state.query !== '',
    narrow: (to: Parameters<typeof change>[0]) => change(to, IN_PLACE),
    clear: () => change({ state: null, trigger: null, query: '' }, IN_PLACE),
    /** The search part of the address that shows the results of a sequence. */
    resultsSearch: (sequenceId: string) =>
      `?${writeAddress(SCHEMA, params, { sequenceId, editId: null, ...NOT_NARROWED }).toString()}`,
    showResults: (sequenceId: string) => change({ sequenceId, editId: null, ...NOT_NARROWED }),
    edit: (editId: string) => change({ editId }),
    showAll: () => change({ sequenceId: null, editId: null, ...NOT_NARROWED }),
    /** After the editor: the saved sequence replaces it in the history. */
    showSaved: (sequenceId: string) => change({ sequenceId, editId: null }, IN_PLACE),
    closeEditor: () => change({ editId: null }),
  }
}
export type WelcomeView = ReturnType<typeof useWelcomeView>
