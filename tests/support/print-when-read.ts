import type { Config } from '@testing-library/react'

type MakeError = Config['getElementError']

/**
 * Prints the page into a query's error once its message is read: a waiting query fails many times, and
 * only its last error is read.
 */
export const printWhenRead = (makeError: MakeError): MakeError =>
  function makeBriefError(message, container) {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    // The stack starts at the query, as the runner shows the first line of ours.
    Error.captureStackTrace(error, makeBriefError)
    let printed: string | undefined
    return Object.defineProperty(error, 'message', {
      get: () => (printed ??= makeError(message, container).message),
      configurable: true,
    })
  }
