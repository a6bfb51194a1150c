import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { SearchField } from '@/ui/field/search-field'
import { Segmented } from '@/ui/field/segmented'
import { SkeletonBar } from '@/ui/skeleton'

import { type PeopleSearch, TEAM_ROLES } from './use-people-search'

export function PeopleSearchFields({ search }: { search: PeopleSearch }) {
  const { t } = useTranslation('analytics')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        className="min-w-40 grow"
        name={t('creators.team_search')}
        value={search.typed}
        onChange={search.setTyped}
      />
      <Segmented
        label={t('creators.team_role')}
        labelHidden
        options={[
          { value: 'all', label: t('creators.team_everybody') },
          ...TEAM_ROLES.map((value) => ({ value, label: t(`creators.team_role_${value}`) })),
        ]}
        value={search.role ?? 'all'}
        onChange={(role) => search.setRole(role === 'all' ? null : role)}
      />
    </div>
  )
}

/** Shows loading, an error, or no match in place of people. */
export function PeopleSearchState({ search: { read, people } }: { search: PeopleSearch }) {
  const { t } = useTranslation('analytics')
  if (read.isPending) return <SkeletonBar className="h-24 w-full rounded-control" />
  if (read.isError && people.length === 0)
    return <CallError error={read.error} onRetry={() => void read.refetch()} isRetrying={read.isFetching} />
  return (
    people.length === 0 && <p className="py-2 text-13 text-text-quiet">{t('creators.team_none_found')}</p>
  )
}

/** Loads the next matches. */
export function MorePeopleButton({ search: { read } }: { search: PeopleSearch }) {
  const { t } = useTranslation('analytics')
  if (!read.hasNextPage) return null
  return (
    <Button
      size="small"
      kind="ghost"
      busy={read.isFetchingNextPage}
      onClick={() => void read.fetchNextPage()}
    >
      {t('creators.more')}
    </Button>
  )
}
