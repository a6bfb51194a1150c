import { type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { env } from '@/config/env'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/config/languages'
import { isLoadFailure } from '@/domain/page/load-failure'
import { removeFirstFrame } from '@/services/page/first-frame'
import { reloadPage, useLoadFailure } from '@/services/loading/load-failure'
import { Button } from '@/ui/button'
import { buttonClasses } from '@/ui/button-classes'
import { ErrorBoundary, type FallbackProps } from '@/ui/feedback/error-boundary'
import { linkClasses } from '@/ui/text/link'

import { AppSkeleton } from '../loading/app-skeleton'

type FatalTexts = readonly [title: string, text: string, reload: string, support: string]
/** The build inlines them (vite.config.ts), because this screen must render without any locale file (requirements 2). */
declare const __FATAL_TEXTS__: Record<Language, FatalTexts>

/** The last-resort error screen (requirements 2 and 8): needs no locale files, data, router or icons. */
function FatalScreen() {
  const { lang } = document.documentElement
  const [title, text, reload, support] = __FATAL_TEXTS__[isLanguage(lang) ? lang : DEFAULT_LANGUAGE]
  useEffect(removeFirstFrame, [])
  return (
    <main className="grid min-h-dvh place-items-center bg-surface p-6 text-text">
      <div
        role="alert"
        className="w-full max-w-[440px] rounded-card border border-line bg-surface-raised p-6"
      >
        <h1 className="text-20 font-strong">{title}</h1>
        <p className="mt-2 text-text-quiet">{text}</p>
        <p className="mt-1">
          <a
            className={linkClasses('break-all')}
            href={`mailto:${env.supportEmail}`}
            aria-label={`${support}: ${env.supportEmail}`}
          >
            <bdi dir="ltr">{env.supportEmail}</bdi>
          </a>
        </p>
        <button
          type="button"
          className={buttonClasses({ kind: 'primary', className: 'mt-6' })}
          onClick={() => void reloadPage()}
        >
          {reload}
        </button>
      </div>
    </main>
  )
}

/** The code of the frame did not load: shows the connection message, or the new-version dialog. */
function FrameNotLoaded() {
  const { t } = useTranslation('global')
  useEffect(removeFirstFrame, [])
  if (useLoadFailure() !== 'offline') return <AppSkeleton />
  return (
    <main className="grid min-h-dvh place-items-center bg-surface p-6 text-text">
      <div role="alert" className="max-w-[440px] text-center">
        <h1 className="text-20 font-strong">{t('offline.page_title')}</h1>
        <p className="mt-2 text-text-quiet">{t('offline.page_text')}</p>
        <Button className="mt-6" onClick={() => void reloadPage()}>
          {t('offline.try_now')}
        </Button>
      </div>
    </main>
  )
}

function AppFailed({ error }: FallbackProps) {
  if (!isLoadFailure(error)) return <FatalScreen />
  return (
    <Suspense>
      <FrameNotLoaded />
    </Suspense>
  )
}

/** The outermost of three error boundaries: app, page, widget. Each keeps the rest working. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={AppFailed}>{children}</ErrorBoundary>
}
