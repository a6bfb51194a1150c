import { createStore } from '@/lib/store'

/** The hour format that the user has chosen; undefined for the language's default. */
export const hourCycle = createStore<'h12' | 'h23' | undefined>(undefined)
