import { describe, expect, it } from 'vitest'

import { onServer, page, pass, place, START, withDrafts } from '../../../../../tests/draft-page'
import { readComposerDraft } from '../../composer-draft'

withDrafts()

describe('a draft', () => {
  it('is on disk at once and on the server after 1 s', async () => {
    const { write, saved } = page()
    write('Hello')
    await pass(300)
    expect(readComposerDraft(place)?.text).toBe('Hello')
    expect(saved).toEqual([])
    write('Hello you')
    await pass(999)
    expect(saved).toEqual([])
    await pass(1)
    expect(saved.map(({ text }) => text)).toEqual(['Hello you'])
  })

  it('is on disk with the last key when the page closes right after it', () => {
    const { write, drafts } = page()
    write('Hel')
    drafts.keep()
    write('Hello')
    drafts.keep()
    expect(readComposerDraft(place)?.text).toBe('Hello')
  })

  it('without text is not overwritten by a reply target: the server’s draft loads and keeps it', async () => {
    const replyTo = { messageId: 'message-1', senderId: 'fan-1', text: 'See you' }
    const { desk, saved } = page(onServer('Written at the desk', 'ann', START - 1000))
    desk.change({ replyTo })
    await pass(2000)
    expect(saved).toEqual([])
    expect(desk.read()).toMatchObject({ text: 'Written at the desk', replyTo })
  })

  it('survives navigation and a reload, with media, price and everything else', async () => {
    const one = page()
    one.desk.change({ text: 'Look', price: 1200, scriptId: 'script-1', scheduledAt: '2026-11-22T08:00:00Z' })
    one.stop()
    const two = page(one.state.draft)
    expect(two.desk.read()).toMatchObject({
      text: 'Look',
      price: 1200,
      scriptId: 'script-1',
      scheduledAt: '2026-11-22T08:00:00Z',
    })
  })

  it('may consist of a schedule or an invalid price alone', () => {
    const scheduledAt = '2026-11-22T08:00:00Z'
    const one = page()
    one.desk.change({ scheduledAt, unclearPrice: '12x' })
    one.stop()
    expect(page(one.state.draft).desk.read()).toMatchObject({ text: '', scheduledAt, unclearPrice: '12x' })
  })

  it('is removed from disk as soon as the text is sent or emptied', async () => {
    const { write, desk, drafts } = page()
    write('Hello')
    await pass(300)
    desk.replace()
    expect(readComposerDraft(place)).toMatchObject({ text: '', scheduledAt: null })
    await pass(1000)
    expect(readComposerDraft(place)).toBeUndefined()
    drafts.keep()
    expect(readComposerDraft(place)).toBeUndefined()
  })

  it('that was sent offline does not come back when the connection returns', async () => {
    const { write, desk, state, stop } = page()
    write('Hello')
    await pass(1500)
    state.isOnline = false
    desk.replace()
    stop()
    await pass(10)
    const offline = page(state.draft, place, false)
    await pass(10)
    offline.stop()
    const back = page(state.draft)
    await pass(10)
    expect(back.desk.read()).toMatchObject({ text: '', scheduledAt: null })
    expect(back.drafts.other()).toBeUndefined()
    expect(back.saved.map(({ text }) => text)).toEqual([''])
    expect(readComposerDraft(place)).toBeUndefined()
  })

  it('is never read for another user', async () => {
    const { write, stop } = page()
    write('Secret')
    stop()
    expect(page(null, { ...place, userId: 'ben' }).desk.read().text).toBe('')
  })

  it('goes to the server only at a deliberate logout, and leaves nothing on disk', async () => {
    const { write, drafts, saved, stop } = page()
    write('Hello')
    const closed = drafts.close()
    localStorage.clear()
    await closed
    stop()
    expect(saved.map(({ text }) => text)).toEqual(['Hello'])
    expect(localStorage).toHaveLength(0)
  })
})

describe('of two drafts', () => {
  it("the user's newer one from another device is shown and the older is offered", async () => {
    const old = page()
    old.write('Old words')
    old.stop()
    await pass(10)
    const { desk, drafts } = page(onServer('Newer words', 'ann', START + 60_000))
    await pass(0)
    expect(desk.read().text).toBe('Newer words')
    expect(drafts.other()).toMatchObject({ kind: 'older_own', draft: { text: 'Old words' } })
    drafts.takeOther()
    expect(desk.read().text).toBe('Old words')
    expect(drafts.other()).toMatchObject({ draft: { text: 'Newer words' } })
  })

  it('the one that is loaded does not let a message go while its file is still uploading', async () => {
    const { desk } = page(onServer('From the tablet', 'ann', START + 60_000))
    desk.change({ isUploading: true })
    await pass(0)
    expect(desk.read()).toMatchObject({ text: 'From the tablet', isUploading: true })
  })

  it("a colleague's is offered and never replaces text", async () => {
    const { desk, drafts, write } = page(onServer('From Ben', 'ben', START + 60_000))
    await pass(0)
    expect(desk.read().text).toBe('')
    expect(drafts.other()).toMatchObject({ kind: 'theirs', userId: 'ben', draft: { text: 'From Ben' } })
    write('Mine')
    await pass(1500)
    expect(desk.read().text).toBe('Mine')
    drafts.dismissOther()
    expect(drafts.other()).toBeUndefined()
  })

  it('the newer one of another device is offered to a user who already types', async () => {
    const { desk, drafts, write } = page(onServer('Elsewhere', 'ann', START + 60_000))
    write('Here')
    await pass(0)
    expect(desk.read().text).toBe('Here')
    expect(drafts.other()).toMatchObject({ kind: 'newer_own', draft: { text: 'Elsewhere' } })
  })

  it('the one of another device never replaces a key that is not painted yet', async () => {
    const { desk, drafts } = page(onServer('From the tablet', 'ann', START + 60_000))
    desk.write('Typed just now')
    await Promise.resolve()
    expect(desk.read().text).toBe('Typed just now')
    expect(drafts.other()).toMatchObject({ kind: 'newer_own', draft: { text: 'From the tablet' } })
  })

  it('the local one is saved when the server has an older one or none', async () => {
    const one = page()
    one.write('Written offline')
    one.drafts.keep()
    const { saved } = page(null)
    await pass(0)
    expect(saved.map(({ text }) => text)).toEqual(['Written offline'])
  })
})

describe('after a take-over', () => {
  it("the colleague's text fills an empty composer", async () => {
    const { desk, drafts, state } = page()
    await pass(0)
    state.draft = onServer('Half a sent', 'ben', START + 1000)
    await drafts.handOver()
    expect(desk.read().text).toBe('Half a sent')
  })

  it('the same text is offered when the user has already typed', async () => {
    const { desk, drafts, state, write } = page()
    write('Mine')
    state.draft = onServer('Half a sent', 'ben', START + 1000)
    await drafts.handOver()
    expect(desk.read().text).toBe('Mine')
    expect(drafts.other()).toMatchObject({ kind: 'theirs', draft: { text: 'Half a sent' } })
  })
})
