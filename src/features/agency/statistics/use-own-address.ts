import { useUrlParams } from '@/features/figures/url/use-url-params'
import { MAX_HOURLY_DAYS, type ChartStep } from './use-own-statistics'

const STEP_PARAM = 'by'
const OTHERS_PARAM = 'others'

/** The page's URL state besides filter and week: hours or days, and whether others' sales show. */
export function useOwnAddress(days: number) {
  const { params, change: put } = useUrlParams()
  const standard: ChartStep = days <= 2 ? 'hour' : 'day'
  const asked = params.get(STEP_PARAM)
  const step: ChartStep = days <= MAX_HOURLY_DAYS && (asked === 'hour' || asked === 'day') ? asked : standard
  const change = (name: string, value: string | null) => put({ [name]: value }, { replace: true })
  return {
    step,
    setStep: (to: ChartStep) => change(STEP_PARAM, to === standard ? null : to),
    hasOthers: params.get(OTHERS_PARAM) === '1',
    setOthers: (on: boolean) => change(OTHERS_PARAM, on ? '1' : null),
  }
}
