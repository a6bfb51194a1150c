import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { getCurrentUser } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { env } from '@/config/env'
import { type StaffSupport as Support, supportCall, supportPage } from '@/domain/agency/staff-support'
import { isolate } from '@/lib/text/isolate'
import { Icon } from '@/ui/icon'
import { linkClasses } from '@/ui/text/link'

import { countCrisis } from '../crisis-store'

const opened = () => countCrisis('resource_opened')

function OfAgency({ of }: { of: Support }) {
  const { t } = useTranslation('common')
  const [call, page] = [supportCall(of), supportPage(of)]
  const number = of.phone ?? ''
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-text">
      {t('crisis.staff_agency', { name: isolate(of.name) })}
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
export function StaffSupportInfo() {
  const { t } = useTranslation('common')
  const { data } = useQuery({ ...queryOf(getCurrentUser), meta: { onError: 'ignore' } })
  return (
    <>
      {data?.staffSupport && <OfAgency of={data.staffSupport} />}
      <p>{t('crisis.staff_text', { email: env.supportEmail })}</p>
    </>
  )
}
