import { Link } from 'react-router'

import { href } from '@/domain/page/routes'
import { useTranslation } from '@/i18n/use-translation'
import { linkClasses } from '@/ui/text/link'
import { useMayOpen } from '../../base/permissions'

/** Leads to the recording in the vault; without the vault it only says that the recording is there. */
export function RecordingLink({ mediaId }: { mediaId: string }) {
  const { t } = useTranslation('tools')
  if (!useMayOpen('vault')) return t('broadcast.recording_saved')
  return (
    <Link to={`${href('vault')}?item=${encodeURIComponent(mediaId)}`} className={linkClasses()}>
      {t('broadcast.recording_saved')}
    </Link>
  )
}
