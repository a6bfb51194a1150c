import { type ReactNode, useEffect } from 'react'

import { env } from '@/config/env'
import { DEFAULT_LANGUAGE, isLanguage } from '@/config/languages'
import { removeFirstFrame } from '@/services/first-frame'
import { reloadPage } from '@/services/load-failure'
import { buttonLook } from '@/ui/button-look'
import { ErrorBoundary } from '@/ui/error-boundary'
import { linkLook } from '@/ui/link'

import { FATAL_WORDS } from './fatal-words'

/** Stands when nothing else does (spec 2, 8): needs no words loaded, no data, no router and no icon. */
export function FatalScreen() {
  const { lang } = document.documentElement
  const words = FATAL_WORDS[isLanguage(lang) ? lang : DEFAULT_LANGUAGE]
  useEffect(removeFirstFrame, [])
  return (
    <main className="grid min-h-dvh place-items-center bg-surface p-6 text-text">
      <div
        role="alert"
        className="w-full max-w-[440px] rounded-card border border-line bg-surface-raised p-6"
      >
        <h1 className="text-20 font-strong">{words.title}</h1>
        <p className="mt-2 text-text-quiet">{words.text}</p>
        <p className="mt-1">
          <a
            className={linkLook('break-all')}
            href={`mailto:${env.supportEmail}`}
            aria-label={`${words.support}: ${env.supportEmail}`}
          >
            <bdi dir="ltr">{env.supportEmail}</bdi>
          </a>
        </p>
        <button
          type="button"
          className={buttonLook({ kind: 'primary', className: 'mt-6' })}
          onClick={() => void reloadPage()}
        >
          {words.reload}
        </button>
      </div>
    </main>
  )
}

/** The outermost of three heights: app, page, widget (reliability: the rest stands as long as it can). */
export function AppBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={FatalScreen}>{children}</ErrorBoundary>
}
