import { useState } from 'react'

import { useOpenParam } from './use-open-param'

/** The row that is open, by its key in the URL; opened by a press, it stays open though the filter drops it. */
export function useOpenRow<Row>(param: string, keyOf: (row: Row) => string) {
  const [openKey, setOpenKey] = useOpenParam(param)
  const [known, setKnown] = useState<Row>()
  return {
    findIn: (rows: readonly Row[]): Row | undefined =>
      [...rows, known].find((row) => row !== undefined && keyOf(row) === openKey),
    set: (row: Row | undefined) => {
      setKnown(row)
      setOpenKey(row === undefined ? null : keyOf(row))
    },
  }
}
