import { useTranslation } from 'react-i18next'

import type { MfaMethod } from '@/domain/mfa-method'

interface MfaMethodsProps {
  methods: readonly MfaMethod[]
  onChoose: (method: MfaMethod) => void
}

/** The other ways to get a code. */
export function MfaMethods({ methods, onChoose }: MfaMethodsProps) {
  const { t } = useTranslation('auth')
  return (
    <div role="group" aria-label={t('mfa.other_method')} className="flex flex-wrap gap-x-4">
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
    </div>
  )
}
