import { useDeferredValue } from 'react'

import { useTyped } from '@/ui/use-typed'

import { useAddress } from '../use-address'

const QUERY = 'q'
/** The creator who is looked into, and the conversation that is read. */
const OPENED = 'open'
const CHAT = 'chat'

/** What of the floor stands in its address besides the filter, so that a link shows it to others and Back closes it. */
export function useFloorAddress() {
  const { params, change } = useAddress()
  const { typed, note } = useTyped(params.get(QUERY) ?? '')
  return {
    typed,
    /** What is looked for: the same, a moment later while typing fast. */
    query: useDeferredValue(typed.trim()),
    /** Each letter a step would fill the history. */
    search: (text: string) => {
      note(text)
      change({ [QUERY]: text }, { replace: true })
    },
    openedId: params.get(OPENED),
    chatId: params.get(CHAT),
    open: (creatorId: string) => change({ [OPENED]: creatorId, [CHAT]: null }),
    read: (channelId: string) => change({ [CHAT]: channelId }),
    stopReading: () => change({ [CHAT]: null }),
    close: () => change({ [OPENED]: null, [CHAT]: null }),
  }
}
