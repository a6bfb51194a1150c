import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { listMediaRights } from '@/api/calls/creator/vault'
import { queryOf } from '@/api/query'
import type { Media } from '@/domain/vault/media'
import { rightsAt } from '@/domain/vault/vault'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { formatList } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Banner } from '@/ui/feedback/banner'

import { useMediaDescription } from './use-media-description'

interface RightsWarningProps {
  creatorId: string
  media: readonly Media[]
  /** When they go out; absent for now. */
  at?: number | null | undefined
}

/** Warns of media whose rights have ended, or will have when they go out. It blocks nothing. */
export function RightsWarning({ creatorId, media, at }: RightsWarningProps) {
  const { t } = useTranslation('tools')
  const describe = useMediaDescription()
  const timezone = useAgencyZone()
  const unique = [...new Map(media.map((one) => [one.mediaId, one])).values()]
  const mediaIds = unique.map(({ mediaId }) => mediaId)
  const { data } = useQuery({
    ...queryOf(listMediaRights, { mediaIds }, creatorId),
    enabled: mediaIds.length > 0,
    placeholderData: keepPreviousData,
  })
  useMinute()
  const ends = new Map(data?.items.map(({ mediaId, rightsUntil }) => [mediaId, rightsUntil]))
  const endedBy = (moment: number) =>
    unique.filter(({ mediaId }) => rightsAt(ends.get(mediaId) ?? null, moment, timezone) === 'ended')
  const now = serverNow()
  const ended = endedBy(now)
  const ending = endedBy(at ?? now).filter((one) => !ended.includes(one))
  const names = (some: readonly Media[]) => formatList(some.map(describe))
  return (
    <>
      {ended.length > 0 && <Banner tone="danger">{t('rights.ended_of', { names: names(ended) })}</Banner>}
      {ending.length > 0 && <Banner tone="danger">{t('rights.ending_of', { names: names(ending) })}</Banner>}
    </>
  )
}
