import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { createFeedback, listFeedback, uploadFeedbackScreenshot } from '@/api/calls/account/feedback'
import { send } from '@/api/send'
import { invalidateCalls } from '@/api/query'
import { newId } from '@/services/page/new-id'
import type { FeedbackKind } from '@/domain/agency/feedback'
import { env } from '@/config/env'
import { ROUTES, routeAt } from '@/domain/page/routes'
import { currentLanguage } from '@/i18n'
import { apiVersion } from '@/services/network/version-watch'

import { base64Of } from './screenshot'

/**
 * Context sent with a report, shown before sending. No message content and no ids: the route is its pattern.
 */
export interface ReportContext {
  route: string
  appVersion: string
  apiVersion: string | null
  language: string
  browser: string
}

const reportRoutePattern = (path: unknown): string | undefined => {
  const name = typeof path === 'string' ? routeAt(path) : undefined
  return name && ROUTES[name].path
}

/** `from`: the page the user came from, if the link contained it. */
export const reportContextFrom = (from: unknown): ReportContext => ({
  route: reportRoutePattern(from) ?? ROUTES.feedback.path,
  appVersion: env.appVersion,
  apiVersion: apiVersion(),
  language: currentLanguage(),
  browser: navigator.userAgent,
})

interface FeedbackDraft {
  kind: FeedbackKind
  text: string
  contactOk: boolean
}

export const NO_FEEDBACK: FeedbackDraft = { kind: 'problem', text: '', contactOk: false }

const isSameFeedback = (a: FeedbackDraft, b: FeedbackDraft): boolean =>
  a.kind === b.kind && a.text === b.text && a.contactOk === b.contactOk

interface FeedbackReport {
  draft: FeedbackDraft
  context: ReportContext
  screenshot: File | undefined
}

interface ReportAttempt {
  report: FeedbackReport
  clientId: string
  pictureId: string
}

const isSameReport = (a: FeedbackReport, b: FeedbackReport): boolean =>
  isSameFeedback(a.draft, b.draft) && a.screenshot === b.screenshot

/** Sends a report. A retry of the same report reuses its ticket; a changed one creates another. */
export function useSendFeedback() {
  const client = useQueryClient()
  const tried = useRef<ReportAttempt>(undefined)
  const attemptOf = (report: FeedbackReport): ReportAttempt =>
    tried.current && isSameReport(tried.current.report, report)
      ? tried.current
      : { report, clientId: newId(), pictureId: newId() }
  return useMutation({
    mutationKey: [createFeedback.path],
    mutationFn: async (report: FeedbackReport) => {
      const { clientId, pictureId } = (tried.current = attemptOf(report))
      const { draft, context, screenshot } = report
      const picture = screenshot && {
        clientId: pictureId,
        type: screenshot.type,
        data: await base64Of(screenshot),
      }
      const mediaIds = picture ? [(await send(uploadFeedbackScreenshot, picture)).mediaId] : []
      return send(createFeedback, { ...context, ...draft, mediaIds, clientId })
    },
    onSuccess: () => {
      tried.current = undefined
      void invalidateCalls(client, listFeedback)
    },
  })
}
