import { useSession } from '@/features/auth'
import { useCreatorInFocus } from '@/services/session/creator-in-focus'

/** The creator the signed-in user works as in this tab. */
export const useCreatorId = (): string | undefined => useCreatorInFocus(useSession().userId)
