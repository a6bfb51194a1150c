import { useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import { track } from '@/services/telemetry/tracker'
import { Page } from '@/ui/layout/page'
import { SkeletonBar } from '@/ui/skeleton'

import { ProfileEditor } from '../parts/profile-editor'
import { useProfile } from '../use-profile'
import { creatorScreen } from '../../focus/creator-screen'
import { useMayEdit } from '../../base/edit-rights'

const ProfileSkeleton = () => (
  <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
    <div className="grid gap-4">
      <SkeletonBar className="h-96 rounded-card" />
      <SkeletonBar className="h-80 rounded-card" />
    </div>
    <SkeletonBar className="h-[32rem] rounded-card" />
  </div>
)

function ProfilePage({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('profile')
  const read = useProfile(creatorId)
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
