import { isApiError } from '@/api/errors'

/** Whether the server rejected the request, so a retry is useless; other errors may succeed next time. */
export const isRefused = (error: unknown): boolean => isApiError(error) && error.isRefusal
