import { useQuery } from '@tanstack/react-query'

import type { DmcaAgent, DmcaDetail } from '@/domain/dmca/dmca'
import { formatDateIn } from '@/i18n/format'
import { loadFixedT } from '@/i18n/load-fixed-t'

type NoticeCase = Pick<DmcaDetail, 'url' | 'site' | 'original' | 'foundAt' | 'language'>

/** The template in the site's language, filled in; undefined while loading. */
export function useNoticeTemplate(dmcaCase: NoticeCase, agent: DmcaAgent | undefined, timezone: string) {
  const { language } = dmcaCase
  const translation = useQuery({
    queryKey: ['dmca-notice-words', language],
    queryFn: () => loadFixedT(language, 'marketplace'),
    staleTime: Infinity,
    // The data contains a function, which structural sharing cannot compare.
    structuralSharing: false,
  })
  const t = translation.data
  const text =
    t &&
    agent &&
    t('dmca.notice', {
      site: dmcaCase.site,
      url: dmcaCase.url,
      title: dmcaCase.original.title,
      original: dmcaCase.original.url ?? '–',
      date: formatDateIn(language, dmcaCase.foundAt, { dateStyle: 'long', timeZone: timezone }),
      holder: agent.legalName,
      contact: agent.contactName,
      address: agent.address.split('\n').join(', '),
      email: agent.email,
      phone: agent.phone || '–',
    })
  return { text, translation }
}
