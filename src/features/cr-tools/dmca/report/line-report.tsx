import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listDmcaCases } from '@/api/calls/creator/dmca'
import { queryOf } from '@/api/query'
import { NEXT_DEADLINE_FIRST } from '@/domain/dmca/dmca'
import { type PastedLink, parsePastedLinks } from '@/domain/dmca/dmca-links'
import { formatNumber } from '@/i18n/format'

/** Maximum number of errors shown; further ones are only counted. */
const MAX_SHOWN = 50
const KNOWN_CASES_LIMIT = 200

function useLineFaultText() {
  const { t } = useTranslation('marketplace')
  return ({ fault }: PastedLink): string => {
    if (fault?.kind === 'repeated') return t('dmca.line_repeated', { line: formatNumber(fault.line) })
    return fault?.kind === 'known' ? t('dmca.line_known') : t('dmca.line_no_link')
  }
}

interface LineReportProps {
  links: string
  /** Links that the server rejected as already reported. */
  known: readonly string[]
  creatorId: string
}

/** Counts the valid links among pasted lines and lists the errors of the others by line. */
export function LineReport({ links, known, creatorId }: LineReportProps) {
  const { t } = useTranslation('marketplace')
  const wordsOf = useLineFaultText()
  const shown = useDeferredValue(links)
  const cases = useQuery(
    queryOf(listDmcaCases, { sort: NEXT_DEADLINE_FIRST, limit: KNOWN_CASES_LIMIT }, creatorId),
  ).data?.data
  const lines = useMemo(
    () =>
      parsePastedLinks(shown, [
        ...known,
        ...(cases ?? []).flatMap(({ state, url }) => (state === 'withdrawn' ? [] : url)),
      ]),
    [shown, known, cases],
  )
  const faulty = lines.filter(({ fault }) => fault)
  if (lines.length === 0) return null
  return (
    <div className="grid gap-2 text-13">
      <p role="status">{t('dmca.lines_fit', { number: formatNumber(lines.length - faulty.length) })}</p>
      {faulty.length > 0 && (
        <>
          <p className="font-medium">{t('dmca.lines_faulty', { number: formatNumber(faulty.length) })}</p>
          <ul
            aria-label={t('dmca.lines_faulty', { number: formatNumber(faulty.length) })}
            className="grid max-h-48 gap-1 overflow-y-auto"
          >
            {faulty.slice(0, MAX_SHOWN).map((one) => (
              <li key={one.line} className="flex flex-wrap gap-x-2">
                <span className="text-danger-text">
                  {t('dmca.line', { line: formatNumber(one.line), fault: wordsOf(one) })}
                </span>
                <bdi dir="ltr" className="cut max-w-full text-text-quiet">
                  {one.text}
                </bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
