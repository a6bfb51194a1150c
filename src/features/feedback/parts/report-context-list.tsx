import { useTranslation } from '@/i18n/use-translation'

import { LANGUAGES } from '@/config/languages'
import { currentLanguage } from '@/i18n'

import type { ReportContext } from '../report-context'

/** Shows the full context of a report before it is sent. */
export function ReportContextList({ facts }: { facts: ReportContext }) {
  const { t } = useTranslation('settings')
  const rows = [
    [t('feedback.fact_page'), facts.route],
    [t('feedback.fact_app'), facts.appVersion],
    [t('feedback.fact_api'), facts.apiVersion ?? t('feedback.fact_unknown')],
    [t('feedback.fact_language'), LANGUAGES[currentLanguage()].label],
    [t('feedback.fact_browser'), facts.browser],
  ] as const
  return (
    <section aria-labelledby="feedback-facts" className="rounded-card bg-surface-sunken p-4 text-13">
      <h2 id="feedback-facts" className="font-medium">
        {t('feedback.facts_title')}
      </h2>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-quiet">{name}</dt>
            <dd className="break-words">
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-text-quiet">{t('feedback.facts_none')}</p>
    </section>
  )
}
