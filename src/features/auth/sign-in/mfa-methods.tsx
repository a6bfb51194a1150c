import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { MfaMethod } from '@/domain/account/mfa-method'

interface MfaMethodsProps {
  methods: readonly MfaMethod[]
  onChoose: (method: MfaMethod) => void
  /** Offers a recovery code if the account has an app. */
  onRecover: (() => void) | undefined
}

/** The other methods to get a code. */
export function MfaMethods({ methods, onChoose, onRecover }: MfaMethodsProps) {
  const { t } = useTranslation('auth')
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-x-4">
      <span id={id} className="basis-full text-13 text-text-faint">
        {t('mfa.other_method')}
      </span>
      {methods.map((method) => (
        <button
          key={method}
          type="button"
          className="auth-link min-h-control"
          onClick={() => onChoose(method)}
        >
          {t(`mfa.method_${method}`)}
        </button>
      ))}
      {onRecover && (
        <button type="button" className="auth-link min-h-control" onClick={onRecover}>
          {t('mfa.method_recovery')}
        </button>
      )}
    </div>
  )
}
