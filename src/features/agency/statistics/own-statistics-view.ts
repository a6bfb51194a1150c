import { useUrlState } from '@/features/figures/url/use-url-state'
import { choiceField, flagField } from '@/lib/url-state'

/** A longer period has too many hours for a chart. */
export const MAX_HOURLY_DAYS = 7

const CHART_STEPS = ['hour', 'day'] as const
export type ChartStep = (typeof CHART_STEPS)[number]

const SCHEMA = {
  step: { ...choiceField(CHART_STEPS, null), name: 'by' },
  /** Whether the sales of others are shown. */
  others: flagField(),
}

/** The page's URL state besides filter and week: hours or days, and whether others' sales show. */
export function useOwnStatisticsView(days: number) {
  const { state, narrow } = useUrlState(SCHEMA)
  const standard: ChartStep = days <= 2 ? 'hour' : 'day'
  return {
    step: (days <= MAX_HOURLY_DAYS && state.step) || standard,
    setStep: (to: ChartStep) => narrow({ step: to === standard ? null : to }),
    hasOthers: state.others,
    setOthers: (others: boolean) => narrow({ others }),
  }
}
