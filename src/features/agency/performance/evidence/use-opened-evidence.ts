import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import type { Performance } from '@/domain/figures/performance'
import { useOpenParam } from '@/features/figures/url/use-open-param'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { optionalIdField } from '@/lib/url-state'

import { CHAT_PARAMS } from '../../channel/use-opened-chat'
import { FIGURE_IDS, type FigureId } from '../figures'
import type { PerformanceScope } from '../use-performance-scope'
import { type Evidence, findEvidence } from './evidence'

const FIGURE_PARAM = 'evidence'
const ROW_PARAM = 'row'
const SCHEMA = { rowId: { ...optionalIdField(), name: ROW_PARAM } }
/** The URL parameters. */
export const EVIDENCE_PARAMS = [FIGURE_PARAM, ROW_PARAM, ...CHAT_PARAMS]

const CELL_PARAMS = [ROW_PARAM, ...CHAT_PARAMS]

/**
 * The open cell: its figure and its row, or the totals without a row. Its figures are a snapshot of the moment it
 * opened, so the list below keeps its position while the table refetches.
 */
export function useOpenedEvidence(
  { data, isPlaceholderData }: Pick<UseQueryResult<Performance>, 'data' | 'isPlaceholderData'>,
  scope: PerformanceScope,
) {
  const { state } = useUrlState(SCHEMA)
  const [figure, setOpened] = useOpenParam<FigureId>(FIGURE_PARAM, { keys: FIGURE_IDS, within: CELL_PARAMS })
  const { rowId } = state
  const [held, setHeld] = useState<{ of: string; evidence: Evidence }>()
  const of = JSON.stringify([rowId, scope])
  if (figure === null && held) setHeld(undefined)
  if (figure !== null && held?.of !== of && data && !isPlaceholderData) {
    const evidence = findEvidence(data, { figure, rowId, scope })
    if (evidence) setHeld({ of, evidence })
  }
  const open = useCallback(
    (to: FigureId, row: string | null) => setOpened(to, { [ROW_PARAM]: row }),
    [setOpened],
  )
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
