import { useMutation, useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide'

import { useTranslation } from '@/i18n/use-translation'
import { escalateCrisis } from '@/api/calls/agency/escalations'
import { mutationOf, queryOf } from '@/api/query'
import { env } from '@/config/env'
import { CRISIS_DIRECTORY_URL } from '@/domain/crisis/crisis-directory'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { linkClasses } from '@/ui/text/link'
import { getCurrentUser } from '@/api/calls/account/user'
import { type StaffSupport as Support, supportCall, supportPage } from '@/domain/agency/staff-support'
import { isolate } from '@/lib/text/isolate'

import { type CrisisContext, countCrisis } from './crisis-store'

const opened = () => countCrisis('resource_opened')

function OfAgency({ support }: { support: Support }) {
  const { t } = useTranslation('common')
  const [call, page] = [supportCall(support), supportPage(support)]
  const number = support.phone ?? ''
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-text">
      {t('crisis.staff_agency', { name: isolate(support.name) })}
      {call && (
        <a href={call} aria-label={t('crisis.call', { number })} onClick={opened} className={linkClasses()}>
          <bdi dir="ltr">{number}</bdi>
        </a>
      )}
      {page && (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          onClick={opened}
          className={linkClasses('inline-flex items-center gap-1')}
        >
          {t('crisis.staff_open')}
          <Icon of={ExternalLink} size="xxs" mirrored name={t('crisis.opens_new_tab')} />
        </a>
      )}
    </p>
  )
}

/** Support for staff: what the agency names, and general advice. */
function StaffSupportInfo() {
  const { t } = useTranslation('common')
  const { data } = useQuery(queryOf(getCurrentUser))
  return (
    <>
      {data?.staffSupport && <OfAgency support={data.staffSupport} />}
      <p>{t('crisis.staff_text', { email: env.supportEmail })}</p>
    </>
  )
}

interface InformManagerProps {
  channelId: string
  source: 'incoming' | 'outgoing'
  onInformed: () => void
}

/** Tells a manager which chat, who wrote and when, never the text. */
function InformManager({ channelId, source, onInformed }: InformManagerProps) {
  const { t } = useTranslation('common')
  const escalate = useMutation({ ...mutationOf(escalateCrisis), onSuccess: onInformed })
  return (
    <>
      <Button
        kind="link"
        size="small"
        busy={escalate.isPending}
        onClick={() => escalate.mutate({ channelId, source })}
      >
        {t('crisis.tell_manager')}
      </Button>
      {escalate.isError && (
        <p role="alert" className="order-last basis-full text-13 text-text">
          {t('crisis.tell_failed')}
        </p>
      )}
    </>
  )
}

/** What the user has done here; the dialog keeps it until it resets. */
export interface MoreHelpState {
  /** The channel that a manager was informed about. */
  informedChannelId?: string
  showsStaff?: boolean
}

interface MoreHelpProps {
  context: CrisisContext
  done: MoreHelpState
  onDone: (done: MoreHelpState) => void
}

/** Help beyond a number: other countries, the manager, support for staff. */
export function MoreHelp({ context, done, onDone }: MoreHelpProps) {
  const { t } = useTranslation('common')
  const { channelId, source = 'outgoing' } = context
  const { showsStaff = false, informedChannelId } = done
  const isInformed = channelId !== undefined && informedChannelId === channelId
  const email = env.supportEmail
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-13">
        <a
          href={CRISIS_DIRECTORY_URL}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => countCrisis('resource_opened')}
          className={linkClasses('inline-flex items-center gap-1 font-medium')}
        >
          {t('crisis.other_country')}
          <Icon of={ExternalLink} size="xxs" mirrored name={t('crisis.opens_new_tab')} />
        </a>
        {channelId !== undefined && !isInformed && (
          <InformManager
            channelId={channelId}
            source={source}
            onInformed={() => onDone({ ...done, informedChannelId: channelId })}
          />
        )}
        <Button
          kind="link"
          size="small"
          aria-expanded={showsStaff}
          onClick={() => onDone({ ...done, showsStaff: !showsStaff })}
        >
          {t('crisis.staff_support')}
        </Button>
      </div>
      <output className="grid gap-3 text-13 empty:hidden">
        {isInformed && <p className="text-text">{t('crisis.told', { email })}</p>}
        {showsStaff && <StaffSupportInfo />}
      </output>
    </div>
  )
}
