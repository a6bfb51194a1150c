import { useEffect } from 'react'

import { logout } from '../logout'

/** /logout: runs the spec's logout and shows nothing (spec 4, screens S1). */
export default function LogoutScreen() {
  useEffect(() => {
    void logout()
  }, [])
  return null
}
