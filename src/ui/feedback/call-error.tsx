import type { ReactNode } from 'react'

import { errorText } from '@/api/errors'

import { ErrorAlert, type ErrorAlertProps } from './error-alert'

interface CallErrorProps extends Omit<ErrorAlertProps, 'children'> {
  /** Falsy without one. */
  error: unknown
  /** The text around the reason. */
  renderText?: (reason: string) => ReactNode
}

/** Says why a call failed. */
export function CallError({ error, renderText = (reason) => reason, ...alert }: CallErrorProps) {
  return <ErrorAlert {...alert}>{Boolean(error) && renderText(errorText(error))}</ErrorAlert>
}
