import { useSyncExternalStore } from 'react'

import { createStore } from '@/lib/store'

/** Whether media are blurred everywhere. Blurred until the preference is known. */
const isBlurred = createStore(true)

export const setMediaBlur: (next: boolean) => void = isBlurred.set

export const useMediaBlur = (): boolean => useSyncExternalStore(isBlurred.subscribe, isBlurred.get)
