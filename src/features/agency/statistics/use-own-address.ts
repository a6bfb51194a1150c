import { useAddress } from '@/features/figures/use-address'
import { HOURS_UP_TO_DAYS, type Step } from './use-own-statistics'

const STEP = 'by'
const OTHERS = 'others'

/** The page's URL state besides filter and week: hours or days, and whether others' sales show. */
export function useOwnAddress(days: number) {
  const { params, change: put } = useAddress()
  const standard: Step = days <= 2 ? 'hour' : 'day'
  const asked = params.get(STEP)
  const step: Step = days <= HOURS_UP_TO_DAYS && (asked === 'hour' || asked === 'day') ? asked : standard
  const change = (name: string, value: string | null) => put({ [name]: value }, { replace: true })
  return {
    step,
    setStep: (to: Step) => change(STEP, to === standard ? null : to),
    hasOthers: params.get(OTHERS) === '1',
    setOthers: (on: boolean) => change(OTHERS, on ? '1' : null),
  }
}
