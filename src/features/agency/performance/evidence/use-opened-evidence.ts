import { useCallback, useState } from 'react'

import type { Performance } from '@/domain/performance'

import { useAddress } from '@/features/figures/use-address'
import { useOpened } from '@/features/figures/use-opened'
import { type FigureId, FIGURES } from '../figures'
import type { Scope } from '../scope'
import { type Evidence, evidenceIn } from './evidence'
import { CHAT_PARAMS } from './use-opened-chat'

const FIGURE = 'evidence'
const ROW = 'row'
/** The URL parameters. */
export const EVIDENCE_PARAMS = [FIGURE, ROW, ...CHAT_PARAMS]

const INSIDE = [ROW, ...CHAT_PARAMS]
const FIGURE_IDS = FIGURES.map(({ id }) => id)

interface LoadedPerformance {
  data: Performance | undefined
  /** Whether the figures are of another filter until the URL's load. */
  isPlaceholderData: boolean
}

/**
 * The open cell: its figure and its row, or the totals without a row. Its figures are a snapshot of the moment it
 * opened, so the list below keeps its position while the table refetches.
 */
export function useOpenedEvidence({ data, isPlaceholderData }: LoadedPerformance, scope: Scope) {
  const { params } = useAddress()
  const [figure, setOpened] = useOpened<FigureId>(FIGURE, { keys: FIGURE_IDS, within: INSIDE })
  const rowId = params.get(ROW)
  const [held, setHeld] = useState<{ of: string; evidence: Evidence }>()
  const of = JSON.stringify([rowId, scope])
  if (figure === null && held) setHeld(undefined)
  if (figure !== null && held?.of !== of && data && !isPlaceholderData) {
    const evidence = evidenceIn(data, { figure, rowId, scope })
    if (evidence) setHeld({ of, evidence })
  }
  const open = useCallback((to: FigureId, row: string | null) => setOpened(to, { [ROW]: row }), [setOpened])
  return {
    open,
    drawer:
      figure !== null && held?.of === of
        ? {
            evidence: { ...held.evidence, figure },
            onFigure: (to: FigureId) => open(to, rowId),
            onClose: () => setOpened(null),
          }
        : undefined,
  }
}
