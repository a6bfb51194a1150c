import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Pencil } from 'lucide'
import { useState } from 'react'

import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { listDmcaOwners } from '@/api/calls/creator/dmca'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { LANGUAGE_MENU, LANGUAGES } from '@/config/languages'
import type { DmcaDetail } from '@/domain/dmca/dmca'
import { isDmcaEditable, dmcaReminder } from '@/domain/dmca/dmca-states'
import { formatDateTime, formatRelative, nameOrder } from '@/i18n/format'
import { CallError } from '@/ui/feedback/call-error'
import { Banner } from '@/ui/feedback/banner'
import { IconButton } from '@/ui/icon-button'
import { Card } from '@/ui/card'
import { NoData } from '@/ui/text/figure'
import { Select } from '@/ui/field/select'
import { Fact } from '@/ui/text/fact'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { parseWebUrl } from '@/lib/text/web-address'
import { Icon } from '@/ui/icon'
import { linkClasses } from '@/ui/text/link'

import { useEditDisabledReason, useMayEdit } from '../../base/permissions'
import { CaseStateBadge, Deadline } from '../case-state'
import { useChangeCase } from '../use-dmca-cases'
import { OriginalDialog } from './original-dialog'

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
  dmcaCase: DmcaDetail
  creatorId: string
  now: number
}

/** Describes the next step and its deadline. */
function CaseNextStep({ dmcaCase: { state, deadline }, now }: Pick<CaseFactsCardProps, 'dmcaCase' | 'now'>) {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  const reminder = deadline === null ? undefined : dmcaReminder(deadline, now, timezone)
  const tone =
    reminder?.kind === 'overdue' ? 'danger' : reminder?.kind === 'later' || !reminder ? 'info' : 'warning'
  const when = deadline === null ? '' : formatRelative(deadline, now)
  return (
    <Banner tone={tone}>
      {reminder?.kind === 'overdue' && <span className="block">{t('dmca.overdue', { when })}</span>}
      <span className="block">{t(`dmca.next_${state}`)}</span>
    </Banner>
  )
}

type CaseProps = Pick<CaseFactsCardProps, 'dmcaCase' | 'creatorId'>

/** Who looks after the case: a choice of the colleagues who may. */
function CaseOwner({ dmcaCase: { caseId, ownerId }, creatorId }: CaseProps) {
  const { t } = useTranslation('marketplace')
  const mayEdit = useMayEdit('dmca')
  const owners = useQuery({
    ...queryOf(listDmcaOwners, {}, creatorId),
    enabled: mayEdit,
  })
  const known = owners.data?.userIds ?? []
  const ids = known.includes(ownerId) ? known : [ownerId, ...known]
  const nameOf = useAccountNames(ids)
  const compare = nameOrder()
  const change = useChangeCase(caseId, creatorId)
  if (!mayEdit) return <bdi>{nameOf(ownerId)}</bdi>
  return (
    <div className="grid gap-1">
      <Select
        label={t('dmca.owner')}
        labelHidden
        error={change.error ? errorText(change.error) : undefined}
        options={ids
          .map((value) => ({ value, label: nameOf(value) }))
          .toSorted((a, b) => compare(a.label, b.label))}
        value={ownerId}
        onChange={(next) => next !== ownerId && change.mutate({ ownerId: next })}
      />
      <CallError error={owners.error} onRetry={() => void owners.refetch()} isRetrying={owners.isFetching} />
    </div>
  )
}

/** The creator's work; it can be corrected until the notice is sent. */
function CaseOriginal({ dmcaCase, creatorId }: CaseProps) {
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('dmca')
  const [isEditing, setEditing] = useState(false)
  const { title, url } = dmcaCase.original
  return (
    <span className="flex items-start gap-2">
      <span className="min-w-0">
        <bdi className="side-of-parent block">{title}</bdi>
        {url === null ? null : <SafeExternalLink url={url} />}
      </span>
      {isDmcaEditable(dmcaCase.state) && (
        <IconButton
          icon={Pencil}
          size="small"
          name={t('dmca.original_edit')}
          disabledReason={disabledReason}
          onClick={() => setEditing(true)}
        />
      )}
      {isEditing && (
        <OriginalDialog dmcaCase={dmcaCase} creatorId={creatorId} onClose={() => setEditing(false)} />
      )}
    </span>
  )
}

function NoticeLanguageSelect({ dmcaCase, creatorId }: CaseProps) {
  const { t } = useTranslation('marketplace')
  const mayEdit = useMayEdit('dmca')
  const change = useChangeCase(dmcaCase.caseId, creatorId)
  if (!mayEdit || !isDmcaEditable(dmcaCase.state)) return <span>{LANGUAGES[dmcaCase.language].label}</span>
  return (
    <div className="grid gap-1">
      <Select
        label={t('dmca.language')}
        labelHidden
        error={change.error ? errorText(change.error) : undefined}
        options={LANGUAGE_MENU.map((language) => ({ value: language, label: LANGUAGES[language].label }))}
        value={dmcaCase.language}
        onChange={(language) => change.mutate({ language })}
      />
      {dmcaCase.notice !== null && <p className="text-13 text-text-quiet">{t('dmca.language_of_notice')}</p>}
    </div>
  )
}

/** Facts of a case: link, rights holder, state, owner. */
export function CaseFactsCard({ dmcaCase, creatorId, now }: CaseFactsCardProps) {
  const { t } = useTranslation('marketplace')
  const timezone = useAgencyZone()
  const { url, foundAt, state, deadline } = dmcaCase
  return (
    <Card title={t('dmca.case')} actions={<CaseStateBadge state={state} />} body="grid gap-4">
      <CaseNextStep dmcaCase={dmcaCase} now={now} />
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name={t('dmca.found_at')}>
          <SafeExternalLink url={url} />
        </Fact>
        <Fact name={t('dmca.original')}>
          <CaseOriginal dmcaCase={dmcaCase} creatorId={creatorId} />
        </Fact>
        <Fact name={t('dmca.found')}>{formatDateTime(foundAt, timezone)}</Fact>
        <Fact name={t('dmca.deadline')}>
          {deadline === null ? (
            <NoData />
          ) : (
            <span className="flex flex-wrap items-center gap-2">
              {formatDateTime(deadline, timezone)}
              <Deadline at={deadline} now={now} timezone={timezone} />
            </span>
          )}
        </Fact>
        <Fact name={t('dmca.owner')}>
          <CaseOwner dmcaCase={dmcaCase} creatorId={creatorId} />
        </Fact>
        <Fact name={t('dmca.language')}>
          <NoticeLanguageSelect dmcaCase={dmcaCase} creatorId={creatorId} />
        </Fact>
      </dl>
    </Card>
  )
}
