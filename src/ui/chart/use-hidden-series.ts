import { useState } from 'react'

import type { ChartSeries } from './chart-props'

/** Tracks which series are hidden; hiding the last one shows all of them. */
export function useHiddenSeries<Series extends ChartSeries>(series: readonly Series[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const turn = (id: string) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    setHidden(series.every((one) => next.has(one.id)) ? new Set() : next)
  }
  return { hidden, turn, visible: series.filter(({ id }) => !hidden.has(id)) }
}
