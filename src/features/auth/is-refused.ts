import { isApiError } from '@/api/errors'

/** Whether the server said no: what was sent is of no use any more. Else it may go well the next time. */
export const isRefused = (error: unknown): boolean => isApiError(error) && error.isRefusal
