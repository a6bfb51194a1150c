import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '@/ui/icon-button'

import type { AgencyFilter } from '../../filter/agency-filter'
import { MailDialog } from './mail-dialog'

/** Opens the weekly mail. */
export function MailButton({ filter }: { filter: AgencyFilter }) {
  const { t } = useTranslation('analytics')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={Mail} name={t('overview.mail_title')} onClick={() => setOpen(true)} />
      {isOpen && <MailDialog filter={filter} onClose={() => setOpen(false)} />}
    </>
  )
}
