import { describe, expect, it } from 'vitest'

import { MockClient } from '../../testing/mock-client'

const PATH = '/api/messages/scripts'
const CREATOR = 'creator-02'

interface Script {
  scriptId: string
  name: string
  folderId: string | null
  steps: { text: string; mediaIds: string[]; price: number }[]
}

async function stage() {
  const visitor = new MockClient()
  await visitor.signIn('ana@northlight.agency')
  const ask = (path: string, body: object) => visitor.sendAsCreator(PATH + path, body, CREATOR)
  const list = async (body: object = { query: '' }) =>
    (await ask('/list', body)).body as unknown as {
      data: Script[]
      folders: { folderId: string }[]
      media: { mediaId: string }[]
    }
  return { ask, list }
}

const step = { text: 'Hey {name|there}', mediaIds: [], price: 0, waitFor: 'reply' }
const script = { name: 'Short hello', folderId: null, language: 'en', steps: [step] }

describe('scripts', () => {
  it('are twelve in three folders, with variables and attachments', async () => {
    const { list } = await stage()
    const { data, folders, media } = await list()
    expect([data.length, folders.length]).toEqual([12, 3])
    expect(
      data.every(({ steps }) => steps.some(({ text }) => /\{\w+\|.+\}/.test(text)) || steps.length > 1),
    ).toBe(true)
    const carried = new Set(data.flatMap(({ steps }) => steps.flatMap(({ mediaIds }) => mediaIds)))
    expect(new Set(media.map(({ mediaId }) => mediaId))).toEqual(carried)
    expect((await list({ query: 'rooftop' })).data.map(({ name }) => name)).toContain('Rooftop set')
    expect((await list({ query: '', folderId: folders[0]?.folderId })).data).toHaveLength(4)
  })

  it('are created, changed and deleted', async () => {
    const { ask, list } = await stage()
    const { scriptId } = (await ask('/save', script)).body as unknown as Script
    await ask('/save', { ...script, scriptId, name: 'Longer hello' })
    expect((await list()).data.find((one) => one.scriptId === scriptId)?.name).toBe('Longer hello')
    await ask('/delete', { scriptId })
    await ask('/delete', { scriptId: 'script-2-1' })
    expect((await list()).data.map((one) => one.scriptId)).not.toContain('script-2-1')
    expect((await list()).data).toHaveLength(11)
    expect((await ask('/stats', { scriptId })).status).toBe(404)
  })

  it('are rejected without a name, without steps, and with a price but no media', async () => {
    const { ask } = await stage()
    expect((await ask('/save', { ...script, name: '' })).status).toBe(422)
    expect((await ask('/save', { ...script, steps: [] })).status).toBe(422)
    const invisible = [{ ...step, text: '\u2060\u200D' }]
    expect((await ask('/save', { ...script, steps: invisible })).status).toBe(422)
    expect((await ask('/save', { ...script, steps: [{ ...step, price: 900 }] })).status).toBe(422)
  })

  it('count the messages sent with them', async () => {
    const visitor = new MockClient()
    await visitor.signIn('ana@northlight.agency')
    const stats = async () =>
      (await visitor.sendAsCreator(`${PATH}/stats`, { scriptId: 'script-2-5' }, CREATOR)).body
    const before = (await stats()) as unknown as { used: number }
    const message = {
      clientId: 'c-1',
      text: 'Hey',
      mediaIds: [],
      previewMediaIds: [],
      price: 0,
      scriptId: 'script-2-5',
      scriptStep: 0,
    }
    await visitor.sendAsCreator('/api/messages/send', { ...message, channelId: 'channel-2-1' }, CREATOR)
    expect(await stats()).toMatchObject({ used: before.used + 1 })
  })
})
