import { logout, logoutEverywhere } from '@/features/auth'
import { errorText } from '@/api/errors'
import { toast } from '@/services/toasts'
import { askAboutUnsaved, forgetUnsaved } from '@/services/unsaved'

/**
 * Logs out, once it was asked about unsaved work. Not by the address /logout: Back from /login would lead there again
 * (decision 28).
 */
export async function leave(): Promise<void> {
  if (!(await askAboutUnsaved('leave_page'))) return
  forgetUnsaved()
  await logout()
}

/** The same on all devices; when the server does not do it, nothing has ended and the person is told. */
export async function leaveEverywhere(): Promise<void> {
  if (!(await askAboutUnsaved('leave_page'))) return
  try {
    await logoutEverywhere()
    forgetUnsaved()
  } catch (error) {
    toast.error(errorText(error))
  }
}
