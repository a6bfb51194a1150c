import { href, routeAt } from './routes'

const PARAM = 'creator'

interface Chat {
  channelId: string
  creatorId: string
}

/** The address of a chat, which names its creator: a new tab or a copied address opens it as them. Keeps the search. */
export function chatAddress({ channelId, creatorId }: Chat, search = ''): string {
  const params = new URLSearchParams(search)
  params.set(PARAM, creatorId)
  return `${href('channel', { channelId })}?${params.toString()}`
}

/** The creator that an address on our origin names, where it is the address of a chat. */
export function creatorOfChat(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'https://here.invalid')
  return routeAt(pathname) === 'channel' ? searchParams.get(PARAM) || undefined : undefined
}

/** The search part without the creator, as the list of chats has it. */
export function searchOfList(search: string): string {
  const params = new URLSearchParams(search)
  params.delete(PARAM)
  return params.size === 0 ? '' : `?${params.toString()}`
}
