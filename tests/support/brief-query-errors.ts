import type { Config } from '@testing-library/react'

/** Testing Library notes so, without a type, that a wait repeats the query. */
const isRepeated = (config: Config): boolean =>
  '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true

/** A query that waits fails many times: only its last failure, or that of a query that does not wait, prints the page. */
export const briefQueryErrors =
  (getConfig: () => Config, { getElementError }: Config): Config['getElementError'] =>
  (message, container) => {
    if (!isRepeated(getConfig())) return getElementError(message, container)
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return error
  }
