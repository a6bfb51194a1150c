import { describe, expect, it } from 'vitest'

import {
  serverDraft,
  createPage,
  advanceTime,
  DRAFT_KEY,
  START,
  setUpDrafts,
} from '../../../../../../tests/support/simulated-browser/draft-page'
import { readComposerDraft } from '../../../outbox/composer-draft'

setUpDrafts()

describe('a draft', () => {
  it('is on disk at once and on the server after 1 s', async () => {
    const { write, saved } = createPage()
    write('Hello')
    await advanceTime(300)
    expect(readComposerDraft(DRAFT_KEY)?.text).toBe('Hello')
    expect(saved).toEqual([])
    write('Hello you')
    await advanceTime(999)
    expect(saved).toEqual([])
    await advanceTime(1)
    expect(saved.map(({ text }) => text)).toEqual(['Hello you'])
  })

  it('is on disk with the last key when the page closes right after it', () => {
    const { write, drafts } = createPage()
    write('Hel')
    drafts.saveToDisk()
    write('Hello')
    drafts.saveToDisk()
    expect(readComposerDraft(DRAFT_KEY)?.text).toBe('Hello')
  })

  it('without text is not overwritten by a reply target: the server’s draft loads and keeps it', async () => {
    const replyTo = { messageId: 'message-1', senderId: 'fan-1', text: 'See you' }
    const { desk, saved } = createPage(serverDraft('Written at the desk', 'ann', START - 1000))
    desk.update({ replyTo })
    await advanceTime(2000)
    expect(saved).toEqual([])
    expect(desk.getContent()).toMatchObject({ text: 'Written at the desk', replyTo })
  })

  it('survives navigation and a reload, with media, price and everything else', async () => {
    const one = createPage()
    one.desk.update({ text: 'Look', price: 1200, scriptId: 'script-1', scheduledAt: '2026-11-22T08:00:00Z' })
    one.stop()
    const two = createPage(one.state.draft)
    expect(two.desk.getContent()).toMatchObject({
      text: 'Look',
      price: 1200,
      scriptId: 'script-1',
      scheduledAt: '2026-11-22T08:00:00Z',
    })
  })

  it('may consist of a schedule or an invalid price alone', () => {
    const scheduledAt = '2026-11-22T08:00:00Z'
    const one = createPage()
    one.desk.update({ scheduledAt, unclearPrice: '12x' })
    one.stop()
    expect(createPage(one.state.draft).desk.getContent()).toMatchObject({
      text: '',
      scheduledAt,
      unclearPrice: '12x',
    })
  })

  it('is removed from disk as soon as the text is sent or emptied', async () => {
    const { write, desk, drafts } = createPage()
    write('Hello')
    await advanceTime(300)
    desk.replace()
    expect(readComposerDraft(DRAFT_KEY)).toMatchObject({ text: '', scheduledAt: null })
    await advanceTime(1000)
    expect(readComposerDraft(DRAFT_KEY)).toBeUndefined()
    drafts.saveToDisk()
    expect(readComposerDraft(DRAFT_KEY)).toBeUndefined()
  })

  it('that was sent offline does not come back when the connection returns', async () => {
    const { write, desk, state, stop } = createPage()
    write('Hello')
    await advanceTime(1500)
    state.isOnline = false
    desk.replace()
    stop()
    await advanceTime(10)
    const offline = createPage(state.draft, DRAFT_KEY, false)
    await advanceTime(10)
    offline.stop()
    const back = createPage(state.draft)
    await advanceTime(10)
    expect(back.desk.getContent()).toMatchObject({ text: '', scheduledAt: null })
    expect(back.drafts.getOther()).toBeUndefined()
    expect(back.saved.map(({ text }) => text)).toEqual([''])
    expect(readComposerDraft(DRAFT_KEY)).toBeUndefined()
  })

  it('is never read for another user', async () => {
    const { write, stop } = createPage()
    write('Secret')
    stop()
    expect(createPage(null, { ...DRAFT_KEY, userId: 'ben' }).desk.getContent().text).toBe('')
  })

  it('goes to the server only at a deliberate logout, and leaves nothing on disk', async () => {
    const { write, drafts, saved, stop } = createPage()
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
    const old = createPage()
    old.write('Old words')
    old.stop()
    await advanceTime(10)
    const { desk, drafts } = createPage(serverDraft('Newer words', 'ann', START + 60_000))
    await advanceTime(0)
    expect(desk.getContent().text).toBe('Newer words')
    expect(drafts.getOther()).toMatchObject({ kind: 'older_own', draft: { text: 'Old words' } })
    drafts.swapWithOther()
    expect(desk.getContent().text).toBe('Old words')
    expect(drafts.getOther()).toMatchObject({ draft: { text: 'Newer words' } })
  })

  it('the one that is loaded does not let a message go while its file is still uploading', async () => {
    const { desk } = createPage(serverDraft('From the tablet', 'ann', START + 60_000))
    desk.update({ isUploading: true })
    await advanceTime(0)
    expect(desk.getContent()).toMatchObject({ text: 'From the tablet', isUploading: true })
  })

  it("a colleague's is offered and never replaces text", async () => {
    const { desk, drafts, write } = createPage(serverDraft('From Ben', 'ben', START + 60_000))
    await advanceTime(0)
    expect(desk.getContent().text).toBe('')
    expect(drafts.getOther()).toMatchObject({ kind: 'theirs', userId: 'ben', draft: { text: 'From Ben' } })
    write('Mine')
    await advanceTime(1500)
    expect(desk.getContent().text).toBe('Mine')
    drafts.dismissOther()
    expect(drafts.getOther()).toBeUndefined()
  })

  it('the newer one of another device is offered to a user who already types', async () => {
    const { desk, drafts, write } = createPage(serverDraft('Elsewhere', 'ann', START + 60_000))
    write('Here')
    await advanceTime(0)
    expect(desk.getContent().text).toBe('Here')
    expect(drafts.getOther()).toMatchObject({ kind: 'newer_own', draft: { text: 'Elsewhere' } })
  })

  it('the one of another device never replaces a key that is not painted yet', async () => {
    const { desk, drafts } = createPage(serverDraft('From the tablet', 'ann', START + 60_000))
    desk.setText('Typed just now')
    await Promise.resolve()
    expect(desk.getContent().text).toBe('Typed just now')
    expect(drafts.getOther()).toMatchObject({ kind: 'newer_own', draft: { text: 'From the tablet' } })
  })

  it('the local one is saved when the server has an older one or none', async () => {
    const one = createPage()
    one.write('Written offline')
    one.drafts.saveToDisk()
    const { saved } = createPage(null)
    await advanceTime(0)
    expect(saved.map(({ text }) => text)).toEqual(['Written offline'])
  })
})

describe('after a take-over', () => {
  it("the colleague's text fills an empty composer", async () => {
    const { desk, drafts, state } = createPage()
    await advanceTime(0)
    state.draft = serverDraft('Half a sent', 'ben', START + 1000)
    await drafts.loadAfterTakeOver()
    expect(desk.getContent().text).toBe('Half a sent')
  })

  it('the same text is offered when the user has already typed', async () => {
    const { desk, drafts, state, write } = createPage()
    write('Mine')
    state.draft = serverDraft('Half a sent', 'ben', START + 1000)
    await drafts.loadAfterTakeOver()
    expect(desk.getContent().text).toBe('Mine')
    expect(drafts.getOther()).toMatchObject({ kind: 'theirs', draft: { text: 'Half a sent' } })
  })
})
