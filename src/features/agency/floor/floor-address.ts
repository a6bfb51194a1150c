import { useAddress } from '../use-address'

export const QUERY = 'q'
/** The creator who is looked into, and the conversation that is read. */
const OPENED = 'open'
const CHAT = 'chat'

/** What of the floor stands in its address besides the filter, so that a link shows it to others and Back closes it. */
export function useFloorAddress() {
  const { params, change } = useAddress()
  return {
    query: (params.get(QUERY) ?? '').trim(),
    clearSearch: () => change({ [QUERY]: null }, { replace: true }),
    openedId: params.get(OPENED),
    chatId: params.get(CHAT),
    open: (creatorId: string) => change({ [OPENED]: creatorId, [CHAT]: null }),
    read: (channelId: string) => change({ [CHAT]: channelId }),
    stopReading: () => change({ [CHAT]: null }),
    close: () => change({ [OPENED]: null, [CHAT]: null }),
  }
}
