import { ExternalLink } from 'lucide-react'

import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { LANGUAGES } from '@/config/languages'
import { type DmcaDetail, NOTICE_LANGUAGES } from '@/domain/dmca/dmca'
import { isDmcaEditable, dmcaReminder } from '@/domain/dmca/dmca-states'
import { useCurrentUser } from '@/features/auth'
import { formatDateTime, formatRelative } from '@/i18n/format'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { NoData } from '@/ui/text/figure'
import { Select } from '@/ui/field/select'
import { Fact } from '@/ui/text/fact'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { parseWebUrl } from '@/lib/text/web-address'
import { Icon } from '@/ui/icon'
import { linkClasses } from '@/ui/text/link'

import { useEditDisabledReason } from '../../base/edit-rights'
import { CaseStateBadge, Deadline } from '../case-state'
import { useChangeCase } from '../use-dmca-cases'

/** Renders a user-typed URL as a link only for http and https. */
function SafeExternalLink({ url }: { url: string }) {
  const address = parseWebUrl(url)
  if (address === undefined)
    return (
      <bdi dir="ltr" className="break-all">
        {url}
      </bdi>
    )
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={linkClasses('inline-flex items-center gap-1')}
    >
      <bdi dir="ltr" className="break-all">
        {url}
      </bdi>
      <Icon of={ExternalLink} size="xs" className="shrink-0" />
    </a>
  )
}

interface CaseFactsCardProps {
  of: DmcaDetail
  creatorId: string
  now: number
}

/** Describes the next step and its deadline. */
function CaseNextStep({ of: { state, deadline }, now }: Pick<CaseFactsCardProps, 'of' | 'now'>) {
  const { t } = useTranslation('marketplace')
  const reminder = deadline === null ? undefined : dmcaReminder(deadline, now)
  const tone =
    reminder?.kind === 'overdue' ? 'danger' : reminder?.kind === 'later' || !reminder ? 'info' : 'warning'
  const when = deadline === null ? '' : formatRelative(deadline, now)
  const late = reminder?.kind === 'overdue' ? `${t('dmca.overdue', { when })}. ` : ''
  const words = late + t(`dmca.next_${state}`)
  return <Banner tone={tone}>{words}</Banner>
}

function CaseOwner({ of: { caseId, ownerId }, creatorId }: Pick<CaseFactsCardProps, 'of' | 'creatorId'>) {
  const { t } = useTranslation('marketplace')
  const nameOf = useAccountNames([ownerId])
  const me = useCurrentUser().data?.userId
  const off = useEditDisabledReason('dmca')
  const change = useChangeCase(caseId, creatorId)
  return (
    <span className="flex flex-wrap items-center gap-2">
      <bdi>{nameOf(ownerId)}</bdi>
      {me !== undefined && me !== ownerId && (
        <Button
          size="small"
          busy={change.isPending}
          disabledReason={off}
          onClick={() => change.mutate({ ownerId: me })}
        >
          {t('dmca.take_over')}
        </Button>
      )}
    </span>
  )
}

function NoticeLanguageSelect({ of, creatorId }: Pick<CaseFactsCardProps, 'of' | 'creatorId'>) {
  const { t } = useTranslation('marketplace')
  const off = useEditDisabledReason('dmca')
  const change = useChangeCase(of.caseId, creatorId)
  if (off !== undefined || !isDmcaEditable(of.state)) return <span>{LANGUAGES[of.language].label}</span>
  return (
    <Select
      label={t('dmca.language')}
      labelHidden
      options={NOTICE_LANGUAGES.map((language) => ({ value: language, label: LANGUAGES[language].label }))}
      value={of.language}
      onChange={(language) => change.mutate({ language })}
    />
  )
}

/** Facts of a case: link, rights holder, state, owner. */
export function CaseFactsCard({ of, creatorId, now }: CaseFactsCardProps) {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  const { url, original, foundAt, state, deadline } = of
  return (
    <Card title={t('dmca.case')} actions={<CaseStateBadge of={state} />}>
      <div className="grid gap-4 px-4 pb-4">
        <CaseNextStep of={of} now={now} />
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Fact name={t('dmca.found_at')}>
            <SafeExternalLink url={url} />
          </Fact>
          <Fact name={t('dmca.original')}>
            <bdi className="side-of-parent block">{original.title}</bdi>
            {original.url === null ? null : <SafeExternalLink url={original.url} />}
          </Fact>
          <Fact name={t('dmca.found')}>{formatDateTime(foundAt, timezone)}</Fact>
          <Fact name={t('dmca.deadline')}>
            {deadline === null ? (
              <NoData />
            ) : (
              <span className="flex flex-wrap items-center gap-2">
                {formatDateTime(deadline, timezone)}
                <Deadline at={deadline} now={now} />
              </span>
            )}
          </Fact>
          <Fact name={t('dmca.owner')}>
            <CaseOwner of={of} creatorId={creatorId} />
          </Fact>
          <Fact name={t('dmca.language')}>
            <NoticeLanguageSelect of={of} creatorId={creatorId} />
          </Fact>
        </dl>
      </div>
    </Card>
  )
}
