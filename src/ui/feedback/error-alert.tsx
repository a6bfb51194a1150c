import { RotateCcw } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../button'
import { cx } from '../cx'
import { FieldError } from './field-error'

export interface ErrorAlertProps {
  id?: string
  className?: string | undefined
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
  /** Falsy without an error. */
  children: ReactNode
}

/**
 * Says why something failed, with a retry where one helps. Stays mounted without an error, so that screen
 * readers announce what appears in it.
 */
export function ErrorAlert({ id, className, onRetry, isRetrying = false, children }: ErrorAlertProps) {
  const { t } = useTranslation('common')
  return (
    <div
      id={id}
      role="alert"
      className={cx('empty:hidden', onRetry && 'flex flex-wrap items-center gap-2', className)}
    >
      {children && <FieldError>{children}</FieldError>}
      {children && onRetry && (
        <Button size="small" icon={RotateCcw} busy={isRetrying} onClick={onRetry}>
          {t('error_state.retry')}
        </Button>
      )}
    </div>
  )
}
