import type { Config } from '@testing-library/react'

type MakeError = Config['getElementError']

/**
 * Prints the page into a query's error once its message is read: a waiting query fails many times, and
 * only its last error is read.
 */
export const printWhenRead =
  (makeError: MakeError): MakeError =>
  (message, container) => {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    let printed: string | undefined
    return Object.defineProperty(error, 'message', {
      get: () => (printed ??= makeError(message, container).message),
      configurable: true,
    })
  }
