import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getProfile } from '@/api/calls/creator/profile'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { track } from '@/services/telemetry/tracker'
import { Page } from '@/ui/layout/page'
import { FormSkeleton } from '@/ui/skeleton'

import { PROFILE_COLUMNS, ProfileEditor } from '../profile-editor'
import { creatorScreen } from '../../focus/creator-screen'
import { useMayEdit } from '../../base/permissions'

const ProfileSkeleton = () => (
  <FormSkeleton
    cards={['h-[538px]', 'h-[376px]', 'h-[302px]']}
    beside="h-[622px]"
    className={PROFILE_COLUMNS}
  />
)

function ProfilePage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('profile')
  const read = useQuery(queryOf(getProfile, { creatorId }, creatorId))
  // Others suggest changes (screens S15).
  const mayEdit = useMayEdit('profile')
  const loadedId = read.data?.creatorId
  useEffect(() => {
    if (loadedId !== undefined) track({ kind: 'profileLoaded', facts: { userId: loadedId } })
  }, [loadedId])
  return (
    <Page title={t('creator.title')} status={useQueryStatus(read)} skeleton={<ProfileSkeleton />}>
      {read.data && <ProfileEditor profile={read.data} mayEdit={mayEdit} />}
    </Page>
  )
}

/** /cr-tools/profile: the creator's public profile, with its form beside a preview (screens S15). */
export default creatorScreen(ProfilePage)
