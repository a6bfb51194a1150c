import { Link } from 'react-router'

import { hrefWith } from '@/domain/page/href-with'
import { useTranslation } from '@/i18n/use-translation'
import { linkClasses } from '@/ui/text/link'
import { useMayOpen } from '../../base/permissions'

/** Leads to the recording in the vault; without the vault it only says that the recording is there. */
export function RecordingLink({ mediaId }: { mediaId: string }) {
  const { t } = useTranslation('tools')
  if (!useMayOpen('vault')) return t('broadcast.recording_saved')
  return (
    <Link to={hrefWith('vault', { item: mediaId })} className={linkClasses()}>
      {t('broadcast.recording_saved')}
    </Link>
  )
}
