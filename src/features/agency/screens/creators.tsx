import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { UserSearch, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { searchAgencyCreators } from '@/api/calls/agency-util'
import { pagesOf } from '@/api/query'
import { statusOf } from '@/api/query-status'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Page } from '@/ui/page'
import { SearchField } from '@/ui/search-field'
import { TableSkeleton } from '@/ui/table-skeleton'

import { useCreatorsView } from '../creators-view'
import { CreatorsTable } from '../parts/creators-table'

const PER_PAGE = 50

/** /agency-creators: the agency's creators, their money and how their chats stand (screens S4). */
export default function CreatorsScreen() {
  const { t } = useTranslation('analytics')
  const view = useCreatorsView()
  const found = useInfiniteQuery({
    ...pagesOf(searchAgencyCreators, { query: view.query, sort: view.sort, limit: PER_PAGE }),
    placeholderData: keepPreviousData,
  })
  const rows = found.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <Page
      title={t('creators.title')}
      actions={
        <SearchField
          className="w-64 max-w-full max-sm:grow"
          name={t('creators.search')}
          value={view.typed}
          onChange={view.search}
        />
      }
      status={statusOf(found, rows.length === 0)}
      skeleton={
        <div className={cardLook}>
          <TableSkeleton rows={12} columns={7} hasPictures />
        </div>
      }
      empty={
        <div className={cardLook}>
          {view.query === '' ? (
            <EmptyState icon={Users} title={t('creators.empty_title')}>
              {t('creators.empty_text')}
            </EmptyState>
          ) : (
            <EmptyState
              icon={UserSearch}
              title={t('creators.none_title')}
              actions={<Button onClick={() => view.search('')}>{t('creators.clear')}</Button>}
            >
              {t('creators.none_text', { query: view.query })}
            </EmptyState>
          )}
        </div>
      }
    >
      <CreatorsTable rows={rows} view={view} />
      {found.hasNextPage ? (
        <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('creators.more')}
        </Button>
      ) : null}
    </Page>
  )
}
