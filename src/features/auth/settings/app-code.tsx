import type { ComponentProps } from 'react'

import { useTranslation } from '@/i18n/use-translation'

import { CodeEntry } from '../sign-in/code-entry'

type AppCodeProps = Pick<ComponentProps<typeof CodeEntry<{ code: string }>>, 'mutation'>

/** Enters the code that the authenticator app shows. */
export function AppCode({ mutation }: AppCodeProps) {
  const { t } = useTranslation('settings')
  const label = t('security.mfa_code')
  return (
    <div className="grid w-full gap-[6px]">
      <span aria-hidden className="text-13 font-medium">
        {label}
      </span>
      <CodeEntry autoFocus label={label} mutation={mutation} requestOf={(code) => ({ code })} />
    </div>
  )
}
