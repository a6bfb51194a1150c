import { useMutation } from '@tanstack/react-query'
import { ExternalLink } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { shareTrackingLink } from '@/api/calls/creator/tracking-links'
import { send } from '@/api/send'
import type { TrackingLink } from '@/domain/money/tracking-link'
import { formatDateTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { parseWebUrl } from '@/lib/text/web-address'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/field/checkbox'
import { Dialog } from '@/ui/overlay/dialog'
import { CallError } from '@/ui/feedback/call-error'
import { Icon } from '@/ui/icon'
import { linkClasses } from '@/ui/text/link'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useCanSeeSpend, useEditDisabledReason } from '../../base/permissions'
import { LinkBox } from '../link-box'
import { useInvalidateLinks } from '../invalidate-offers'

interface ShareDialogProps {
  link: TrackingLink
  creatorId: string
  onClose: () => void
}

function SharedPage({ share, name }: { share: NonNullable<TrackingLink['share']>; name: string }) {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  const address = parseWebUrl(share.url)
  return (
    <div className="grid gap-2">
      <p className="text-13 text-text-quiet">
        {t('offers.share_since', { when: formatDateTime(share.sharedAt, timezone) })}
      </p>
      <LinkBox url={share.url} name={name} />
      {address !== undefined && (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className={linkClasses('inline-flex w-fit items-center gap-1 text-13')}
        >
          {t('offers.share_open')}
          <Icon of={ExternalLink} size="xs" />
        </a>
      )}
    </div>
  )
}

/** Creates or revokes a partner's page for a link. */
export function ShareDialog({ link, creatorId, onClose }: ShareDialogProps) {
  const { t } = useTranslation('marketplace')
  const seesSpend = useCanSeeSpend()
  const disabledReason = useEditDisabledReason('discountsTrials')
  const { linkId, share, name } = link
  const [showsRevenue, setShowsRevenue] = useState(share?.showsRevenue ?? false)
  const change = useMutation({
    mutationFn: (isShared: boolean) =>
      send(shareTrackingLink, { linkId, isShared, showsRevenue }, { creatorId }),
    onSettled: useInvalidateLinks(),
  })
  const isAsSaved = share !== null && share.showsRevenue === showsRevenue
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title={t('offers.share_title', { name: isolate(name) })}
      trackedAs="tracking-link-share"
      actions={
        <>
          {share && (
            <Button kind="danger" disabledReason={disabledReason} onClick={() => change.mutate(false)}>
              {t('offers.share_stop')}
            </Button>
          )}
          <Button
            kind="primary"
            busy={change.isPending}
            disabledReason={disabledReason ?? (isAsSaved ? t('offers.share_saved') : undefined)}
            onClick={() => change.mutate(true)}
          >
            {share ? t('offers.save') : t('offers.share_create')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t('offers.share_text')}</p>
        {seesSpend && (
          <Checkbox checked={showsRevenue} onChange={setShowsRevenue}>
            {t('offers.share_revenue')}
          </Checkbox>
        )}
        <div className="grid gap-1 text-13">
          <p>{t(showsRevenue ? 'offers.share_shows_revenue' : 'offers.share_shows')}</p>
          <p className="text-text-quiet">{t('offers.share_hides')}</p>
        </div>
        {share && <SharedPage share={share} name={name} />}
        <CallError error={change.error} />
      </div>
    </Dialog>
  )
}
