import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { href } from '@/domain/page/routes'

import { leave } from './leave'
import { UnsavedChangesDialogs } from './unsaved-changes-dialogs'

/** Logs out as the menu does, from an address where no page can ask; a user who stays goes home. */
export function LogoutWithUnsaved() {
  const navigate = useNavigate()
  useEffect(() => {
    let isGone = false
    void leave().then(async (hasLeft) => {
      if (!hasLeft && !isGone) await navigate(href('root'), { replace: true })
    })
    return () => {
      isGone = true
    }
  }, [navigate])
  return <UnsavedChangesDialogs />
}
