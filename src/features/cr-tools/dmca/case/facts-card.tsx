import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { LANGUAGES } from '@/config/languages'
import { type DmcaDetail, NOTICE_LANGUAGES } from '@/domain/dmca'
import { isEditable, reminderOf } from '@/domain/dmca-states'
import { useCurrentUser } from '@/features/auth'
import { useNames } from '@/features/figures/use-names'
import { formatDateTime, formatRelative } from '@/i18n/format'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { NoData } from '@/ui/no-data'
import { Select } from '@/ui/select'

import { CaseState, Deadline } from '../case-state'
import { OuterLink } from '../outer-link'
import { useChangeCase, useDmcaOff, useDmcaZone } from '../use-dmca'

interface FactsCardProps {
  of: DmcaDetail
  creatorId: string
  now: number
}

/** Describes the next step and its deadline. */
function NextStep({ of: { state, deadline }, now }: Pick<FactsCardProps, 'of' | 'now'>) {
  const { t } = useTranslation('marketplace')
  const reminder = deadline === null ? undefined : reminderOf(deadline, now)
  const tone =
    reminder?.kind === 'overdue' ? 'danger' : reminder?.kind === 'later' || !reminder ? 'info' : 'warning'
  const when = deadline === null ? '' : formatRelative(deadline, now)
  const late = reminder?.kind === 'overdue' ? `${t('dmca.overdue', { when })}. ` : ''
  const words = late + t(`dmca.next_${state}`)
  return <Banner tone={tone}>{words}</Banner>
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-quiet">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

function Owner({ of: { caseId, ownerId }, creatorId }: Pick<FactsCardProps, 'of' | 'creatorId'>) {
  const { t } = useTranslation('marketplace')
  const nameOf = useNames([ownerId])
  const me = useCurrentUser().data?.userId
  const off = useDmcaOff()
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

function NoticeLanguage({ of, creatorId }: Pick<FactsCardProps, 'of' | 'creatorId'>) {
  const { t } = useTranslation('marketplace')
  const off = useDmcaOff()
  const change = useChangeCase(of.caseId, creatorId)
  if (off !== undefined || !isEditable(of.state)) return <span>{LANGUAGES[of.language].label}</span>
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
export function FactsCard({ of, creatorId, now }: FactsCardProps) {
  const { t } = useTranslation('marketplace')
  const timezone = useDmcaZone()
  const { url, original, foundAt, state, deadline } = of
  return (
    <Card title={t('dmca.case')} actions={<CaseState of={state} />}>
      <div className="grid gap-4 px-4 pb-4">
        <NextStep of={of} now={now} />
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Fact label={t('dmca.found_at')}>
            <OuterLink url={url} />
          </Fact>
          <Fact label={t('dmca.original')}>
            <bdi className="block">{original.title}</bdi>
            {original.url === null ? null : <OuterLink url={original.url} />}
          </Fact>
          <Fact label={t('dmca.found')}>{formatDateTime(foundAt, timezone)}</Fact>
          <Fact label={t('dmca.deadline')}>
            {deadline === null ? (
              <NoData />
            ) : (
              <span className="flex flex-wrap items-center gap-2">
                {formatDateTime(deadline, timezone)}
                <Deadline at={deadline} now={now} />
              </span>
            )}
          </Fact>
          <Fact label={t('dmca.owner')}>
            <Owner of={of} creatorId={creatorId} />
          </Fact>
          <Fact label={t('dmca.language')}>
            <NoticeLanguage of={of} creatorId={creatorId} />
          </Fact>
        </dl>
      </div>
    </Card>
  )
}
