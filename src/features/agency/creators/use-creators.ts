import { useCallback, useMemo } from 'react'

import type { ResponseOf } from '@/api/call'
import type { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { mergePages } from '@/features/figures/table/merge-pages'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { useTranslation } from '@/i18n/use-translation'

import { useFallbackPolling } from '../live/use-polling'
import { agencyCreatorColumns } from './agency-creator-columns'
import { creatorIdOf } from './creator-format'
import { creatorListQuery, PAGE_SIZE } from './creator-list'
import type { CreatorRights } from './creator-rights'
import type { CreatorsView } from './creators-view'

/** Money and chats change while the page is open. */
const STALE_TIME_MS = 60_000

/** The creators of the URL's view, page by page. */
export function useCreators(view: CreatorsView, rights: CreatorRights) {
  const { t } = useTranslation('analytics')
  const timezone = useAgencyZone()
  const { userId, isForAll, mayReadMoney, mayReadNotes } = rights
  const columnsOf = useCallback(
    (nameOf: (id: string) => string, totals: ResponseOf<typeof searchAgencyCreators>['totals'] | undefined) =>
      agencyCreatorColumns(t, { mayReadMoney, mayReadNotes, nameOf, totals: totals ?? null, timezone }),
    [t, mayReadMoney, mayReadNotes, timezone],
  )
  const { nameOf, pages, table } = useServerTable({
    pagesOf: (limit) => creatorListQuery(view, userId, limit),
    pageSize: PAGE_SIZE,
    file: {
      name: 'creators',
      // Account managers export only their own creators' figures (screens S0).
      disabledReason: isForAll || view.filter.isMine ? undefined : t('creators.export_own'),
    },
    sorting: view,
    polling: { ...useFallbackPolling(), staleTime: STALE_TIME_MS },
    userIdsOf: ({ onDuty }: AgencyCreator) => onDuty.map((person) => person.userId),
    sumsOf: ([page]) => page?.totals,
    columnsOf,
  })
  const creators = useMemo(() => mergePages(pages, creatorIdOf), [pages])
  return { creators, totals: pages[0]?.totals ?? null, nameOf, table }
}
