import { useQuery } from '@tanstack/react-query'

import { getMedia } from '@/api/calls/creator/vault'
import { queryOf } from '@/api/query'
import { useOpenParam } from '@/features/figures/url/use-open-param'

/** The vault item that a new post begins with; other pages link to it. */
export function useNewPost(creatorId: string, mayCreate: boolean) {
  const [mediaId, open] = useOpenParam('post')
  const isOpen = mayCreate && mediaId !== null
  const { data, error } = useQuery({
    ...queryOf(getMedia, { mediaId: mediaId ?? '' }, creatorId),
    enabled: isOpen,
  })
  return {
    media: isOpen ? data : undefined,
    error: isOpen ? error : null,
    close: () => open(null),
  }
}
