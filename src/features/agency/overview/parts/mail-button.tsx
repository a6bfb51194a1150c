import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { deferred } from '@/services/loading/deferred'
import { IconButton } from '@/ui/icon-button'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'

const MailDialog = deferred(async () => (await import('./mail-dialog')).MailDialog)

/** Opens the settings of the weekly email. */
export function MailButton({ filter }: { filter: FigureFilter }) {
  const { t } = useTranslation('analytics')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={Mail} name={t('overview.mail_title')} onClick={() => setOpen(true)} />
      {isOpen && <MailDialog filter={filter} onClose={() => setOpen(false)} />}
    </>
  )
}
