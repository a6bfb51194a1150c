import type { ReactNode } from 'react'
import { ChevronDown, Globe } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { env } from '@/config/env'
import { isLanguage, LANGUAGE_MENU, LANGUAGES } from '@/config/languages'
import { setLanguage } from '@/i18n'
import { useLanguage } from '@/i18n/language-provider'
import { BrandMark } from '@/ui/brand-mark'
import { Icon } from '@/ui/icon'
import { useDocumentTitle } from '@/ui/layout/use-document-title'

/** The language menu of the public screens: a native select keeps them light. */
function NativeLanguageSelect() {
  const { t } = useTranslation('global')
  const language = useLanguage()
  return (
    <span className="relative inline-flex items-center gap-2 text-text-quiet hover:text-text">
      <Icon of={Globe} size="xs" />
      <select
        className="-me-6 h-control max-w-40 cursor-pointer appearance-none [field-sizing:content] bg-transparent pe-6 font-medium text-inherit"
        aria-label={t('language.label')}
        value={language}
        onChange={(event) => {
          if (isLanguage(event.target.value)) void setLanguage(event.target.value)
        }}
      >
        {LANGUAGE_MENU.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code].label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="xs" />
    </span>
  )
}

interface AuthFrameProps {
  title: string
  children: ReactNode
}

/** The frame of every public screen. Same classes as the frame in index.html, so nothing shifts. */
export function AuthFrame({ title, children }: AuthFrameProps) {
  const { t } = useTranslation(['auth', 'global'])
  useDocumentTitle(t('global:shell.title', { page: title, app: env.appName }))
  return (
    <div className="auth">
      <header className="auth-header">
        <span className="brand">
          <BrandMark />
          <span>{env.appName}</span>
        </span>
        <NativeLanguageSelect />
      </header>
      <main className="auth-column" id="main">
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </main>
      <footer className="auth-footer">
        <a className="hover:text-text" href={`mailto:${env.supportEmail}`}>
          {t('login.help', { email: env.supportEmail })}
        </a>
        <div id="mock-slot" />
      </footer>
    </div>
  )
}
