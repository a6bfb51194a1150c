import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'

import { listMessages, sendMessage } from '@/api/calls/chat/messages'
import { queryClient as client } from '@/api/query-client'
import { send } from '@/api/send'
import type { CheckedText } from '@/domain/crisis/checked-text'
import { instant, isoOf } from '@/domain/time/instant'
import type { Message } from '@/domain/chat/message'
import { server } from '@/mocks/node'
import { http, HttpResponse } from 'msw'

import { setUpBackend } from '../../../../tests/support/render/backend'
import { renderTool } from '../../../../tests/support/render/render-tool'
import {
  catchUpThreads,
  leaveThread,
  loadAround,
  loadBefore,
  loadNewest,
  mergeMessage,
  preloadThread,
  cancelJump,
  threadQuery,
} from './thread-cache'
import { waitForExpect } from '../../../../tests/support/wait-for-expect'

setUpBackend()

const place = { client, creatorId: 'creator-01', channelId: 'channel-1-1' }
const cachedMessages = () => client.getQueryData(threadQuery(place.creatorId, place.channelId).queryKey)
const ids = () => cachedMessages()?.messages.map(({ messageId }) => messageId) ?? []

async function opened(): Promise<Message> {
  await renderTool(null)
  await preloadThread(client, place.creatorId, place.channelId)
  return cachedMessages()?.messages.at(-1) as Message // the seed has 100,000
}
const emitMessage = (message: Message) => mergeMessage(client, place.creatorId, message)
const newer = (newest: Message): Message => ({
  ...newest,
  messageId: 'message-live',
  clientId: null,
  createdAt: instant(newest.createdAt + 1000),
})

/** Counts requests to the server. */
function countRequests(): () => number {
  let count = 0
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith(listMessages.path)) count += 1
  })
  return () => count
}

/** Delays the next request until the returned function is called; responds with `answer` if given. */
function delayNextRequest(answer?: object): () => void {
  const gate = Promise.withResolvers<void>()
  const late = () => gate.promise.then(() => answer && HttpResponse.json(answer))
  server.use(http.post(`*${listMessages.path}`, late, { once: true }))
  return gate.resolve
}

describe('a cached thread', () => {
  it('begins with the newest 50 and grows by 50, each page fetched once', async () => {
    await opened()
    expect(ids()).toHaveLength(50)
    const asks = countRequests()
    await Promise.all([loadBefore(place), loadBefore(place)])
    expect(ids()).toHaveLength(100)
    expect(asks()).toBe(1)
    expect(new Set(ids()).size).toBe(100)
  })

  it('keeps a message that arrives while a page is being fetched', async () => {
    const live = newer(await opened())
    const asked = loadNewest(place)
    emitMessage(live)
    await asked
    expect(ids().at(-1)).toBe('message-live')
  })

  it('keeps a message that arrives before anything is cached', async () => {
    const live = newer(await opened())
    client.removeQueries({ queryKey: threadQuery(place.creatorId, place.channelId).queryKey })
    const asked = preloadThread(client, place.creatorId, place.channelId)
    emitMessage(live)
    await asked
    expect(ids().at(-1)).toBe('message-live')
  })

  it('keeps the reading position when something arrives far from it', async () => {
    const live = newer(await opened())
    await loadAround(place, 'message-1-1-500')
    expect(cachedMessages()).toMatchObject({ hasBefore: true, hasAfter: true })
    const before = cachedMessages()
    emitMessage(live)
    expect(cachedMessages()?.messages).toBe(before?.messages)
  })

  it('knows its end while the user reads far from it', async () => {
    const newest = await opened()
    await loadAround(place, 'message-1-1-500')
    expect(ids()).not.toContain(newest.messageId)
    expect(cachedMessages()?.newest.at(-1)).toBe(newest)
    const live = newer(newest)
    emitMessage(live)
    expect(cachedMessages()?.newest.at(-1)).toBe(live)
  })

  it('learns its end after a lost connection and keeps the reading position', async () => {
    const newest = await opened()
    await loadAround(place, 'message-1-1-500')
    const stop = new QueryObserver(client, threadQuery(place.creatorId, place.channelId)).subscribe(
      () => undefined,
    )
    const request = {
      clientId: 'missed',
      channelId: place.channelId,
      text: 'Missed' as CheckedText,
      price: 0,
    }
    const body = { ...request, mediaIds: [], previewMediaIds: [] }
    const { message } = await send(sendMessage, body, { creatorId: place.creatorId })
    expect(cachedMessages()?.newest.at(-1)?.messageId).toBe(newest.messageId)
    await catchUpThreads(client, place.creatorId)
    stop()
    expect(cachedMessages()).toMatchObject({ hasAfter: true })
    expect(cachedMessages()?.newest.at(-1)?.messageId).toBe(message.messageId)
  })

  it('drops a page that loads after the user has jumped elsewhere', async () => {
    await opened()
    const asked = loadBefore(place)
    await loadAround(place, 'message-1-1-500')
    const before = ids()
    await asked
    expect(ids()).toEqual(before)
  })

  it('fetches what the open thread missed after a lost connection and drops the others', async () => {
    await opened()
    const stop = new QueryObserver(client, threadQuery(place.creatorId, place.channelId)).subscribe(
      () => undefined,
    )
    await preloadThread(client, place.creatorId, 'channel-1-2')
    await catchUpThreads(client, place.creatorId)
    stop()
    expect(cachedMessages()?.hasAfter).toBe(false)
    expect(client.getQueryData(threadQuery(place.creatorId, 'channel-1-2').queryKey)).toBeUndefined()
  })

  it('shows what became of its messages while the connection was lost', async () => {
    const newest = await opened()
    emitMessage({ ...newest, text: 'Before the loss' })
    const stop = new QueryObserver(client, threadQuery(place.creatorId, place.channelId)).subscribe(
      () => undefined,
    )
    await catchUpThreads(client, place.creatorId)
    stop()
    expect(cachedMessages()?.messages.at(-1)?.text).toBe(newest.text)
    expect(ids()).toHaveLength(50)
  })

  it('is fetched whole after a lost connection when nothing is cached, and takes later events', async () => {
    const newest = await opened()
    const { queryKey } = threadQuery(place.creatorId, place.channelId)
    client.setQueryData(queryKey, {
      messages: [],
      waiting: [],
      newest: [],
      hasBefore: false,
      hasAfter: false,
    })
    const stop = new QueryObserver(client, threadQuery(place.creatorId, place.channelId)).subscribe(
      () => undefined,
    )
    await catchUpThreads(client, place.creatorId)
    expect(ids()).toHaveLength(50)
    emitMessage(newer(newest))
    stop()
    expect(ids().at(-1)).toBe('message-live')
  })

  it('reports a failed fetch and catches up with the next event', async () => {
    const newest = await opened()
    const before = ids()
    const stop = new QueryObserver(client, threadQuery(place.creatorId, place.channelId)).subscribe(
      () => undefined,
    )
    server.use(http.post(`*${listMessages.path}`, () => HttpResponse.error(), { once: true }))
    await catchUpThreads(client, place.creatorId)
    expect(cachedMessages()).toMatchObject({ hasAfter: true, isBehind: true })
    expect(ids()).toEqual(before)
    emitMessage(newer(newest))
    expect(ids()).toEqual(before)
    await waitForExpect(() => expect(cachedMessages()?.hasAfter).toBe(false))
    expect(cachedMessages()?.isBehind).toBeUndefined()
    stop()
  })

  it('keeps the later response when fetched twice after two losses', async () => {
    const newest = await opened()
    const stop = new QueryObserver(client, threadQuery(place.creatorId, place.channelId)).subscribe(
      () => undefined,
    )
    const missed = { ...newer(newest), createdAt: isoOf(newest.createdAt + 1000) }
    const none = { data: [], hasBefore: true, hasAfter: false }
    const asks = countRequests()
    server.use(http.post(`*${listMessages.path}`, () => HttpResponse.json({ ...none, data: [missed] })))
    const letGo = delayNextRequest(none)
    const first = catchUpThreads(client, place.creatorId)
    await waitForExpect(() => expect(asks()).toBe(1))
    await catchUpThreads(client, place.creatorId)
    letGo()
    await first
    stop()
    expect(ids().at(-1)).toBe('message-live')
  })

  it('shows the last jump, whichever response arrives last', async () => {
    await opened()
    const [asks, letGo] = [countRequests(), delayNextRequest()]
    const jumped = loadAround(place, 'message-1-1-500')
    await waitForExpect(() => expect(asks()).toBe(1))
    await loadNewest(place)
    const before = ids()
    letGo()
    await jumped
    expect(ids()).toEqual(before)
    expect(cachedMessages()?.hasAfter).toBe(false)
  })

  it.each([
    ['when it has been left', leaveThread],
    ['when one wants to stay', cancelJump],
  ])('ignores a late response %s', async (_, end) => {
    await opened()
    const before = ids()
    const jumped = loadAround(place, 'message-1-1-500')
    end(place)
    await jumped
    expect(ids()).toEqual(before)
  })

  it('keeps scheduled messages at its end and fetches onwards from the last sent one', async () => {
    const newest = await opened()
    const request = { clientId: 'one', channelId: place.channelId, text: 'Later' as CheckedText, price: 0 }
    const scheduledAt = isoOf(newest.createdAt + 86_400_000)
    const body = { ...request, mediaIds: [], previewMediaIds: [], scheduledAt }
    const { message } = await send(sendMessage, body, { creatorId: place.creatorId })
    emitMessage(message)
    expect(ids().at(-1)).toBe(newest.messageId)
    client.removeQueries({ queryKey: threadQuery(place.creatorId, place.channelId).queryKey })
    await preloadThread(client, place.creatorId, place.channelId)
    expect(cachedMessages()?.waiting).toEqual([message])
    const stop = new QueryObserver(client, threadQuery(place.creatorId, place.channelId)).subscribe(
      () => undefined,
    )
    await catchUpThreads(client, place.creatorId)
    stop()
    expect(cachedMessages()).toMatchObject({ hasAfter: false, waiting: [message] })
  })

  it('shrinks when the user leaves it', async () => {
    await opened()
    await loadBefore(place)
    await loadBefore(place)
    expect(ids()).toHaveLength(150)
    leaveThread(place)
    expect(ids()).toHaveLength(100)
    expect(cachedMessages()?.hasBefore).toBe(true)
  })
})
