import type { WelcomeSequence } from '@/domain/welcome/welcome-message'

import type { SequenceAct } from '../parts/sequence-menu'
import type { useSequences } from '../use-welcome'
import type { WelcomeView } from '../welcome-view'

/** What each view of the page gets. */
export interface ViewProps {
  creatorId: string
  view: WelcomeView
  sequences: ReturnType<typeof useSequences>
  onAct: (act: SequenceAct, of: WelcomeSequence) => void
}
