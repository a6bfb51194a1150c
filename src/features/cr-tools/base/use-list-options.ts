import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { listFanLists } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { useTranslation } from '@/i18n/use-translation'
import { plainName } from '@/ui/text/user-name'

/** The creator's lists as select options, with a lookup of names by ID; also those that fans can be added to. */
export function useListOptions(creatorId: string) {
  const { data, isError, refetch } = useQuery(queryOf(listFanLists, undefined, creatorId))
  return useMemo(() => {
    const lists = (data?.data ?? []).map(({ listId, name, isSmart }) => ({
      isSmart,
      option: { value: listId, label: plainName(name) },
    }))
    const options = lists.map(({ option }) => option)
    return {
      hasLoaded: data !== undefined,
      hasFailed: isError,
      retry: refetch,
      options,
      manualOptions: lists.flatMap(({ isSmart, option }) => (isSmart ? [] : [option])),
      nameOf: (listId: string | null) => options.find(({ value }) => value === listId)?.label,
    }
  }, [data, isError, refetch])
}

/** The name of a list by its ID, also of one that is gone; undefined while the lists have not loaded. */
export function useListName(creatorId: string): (listId: string) => string | undefined {
  const { t } = useTranslation('tools')
  const { hasLoaded, nameOf } = useListOptions(creatorId)
  return (listId) => nameOf(listId) ?? (hasLoaded ? t('fan_lists.gone') : undefined)
}
