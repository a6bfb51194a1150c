import { useSearchParams } from 'react-router'

import { HOURS_UP_TO_DAYS, type Step } from './use-own-statistics'

const STEP = 'by'
const OTHERS = 'others'

/** What of the page stands in the address besides filter and week: hours or days, and others' sales. */
export function useOwnAddress(days: number) {
  const [params, setParams] = useSearchParams()
  const standard: Step = days <= 2 ? 'hour' : 'day'
  const asked = params.get(STEP)
  const step: Step = days <= HOURS_UP_TO_DAYS && (asked === 'hour' || asked === 'day') ? asked : standard
  const change = (name: string, value: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    step,
    setStep: (to: Step) => change(STEP, to === standard ? null : to),
    hasOthers: params.get(OTHERS) === '1',
    setOthers: (on: boolean) => change(OTHERS, on ? '1' : null),
  }
}
