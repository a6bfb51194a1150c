import type { ReactNode } from 'react'

import { ContentState, type ContentStatus } from '../feedback/content-state'

import { cx } from '../cx'
import { useDocumentTitle } from './use-document-title'

const READY: ContentStatus = { kind: 'ready' }

/** Id of the page heading, which receives the focus after navigation. */
export const PAGE_HEADING_ID = 'page-heading'

/** A page: its one `h1`, its actions, and its content in the current state. */
export function Page({
  title,
  documentTitle,
  beside,
  actions,
  status = READY,
  skeleton,
  empty,
  width = 'wide',
  children,
}: {
  title: ReactNode
  /** Overrides the window title, where the route's own is not specific enough. */
  documentTitle?: string
  /** Beside the title: tabs, a count. */
  beside?: ReactNode
  actions?: ReactNode
  status?: ContentStatus
  skeleton?: ReactNode
  empty?: ReactNode
  width?: 'wide' | 'reading'
  children?: ReactNode
}) {
  useDocumentTitle(documentTitle)
  return (
    <div
      className={cx(
        'mx-auto w-full px-4 pt-4 pb-8 md:px-6 md:pt-5 print:p-0',
        width === 'reading' ? 'max-w-[720px]' : 'max-w-[1680px]',
      )}
    >
      <div className="mb-4 flex min-h-control flex-wrap items-center gap-x-4 gap-y-3">
        {/* The title grows, so that actions are at the end of its line, and at the start of a line of theirs. */}
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-3">
          <h1 id={PAGE_HEADING_ID} tabIndex={-1} className="text-20 font-strong outline-none">
            {title}
          </h1>
          {beside}
        </div>
        {actions && <div className="flex min-w-0 flex-wrap items-center gap-2">{actions}</div>}
      </div>
      <div className="flex flex-col gap-4">
        <ContentState status={status} skeleton={skeleton} empty={empty}>
          {children}
        </ContentState>
      </div>
    </div>
  )
}
