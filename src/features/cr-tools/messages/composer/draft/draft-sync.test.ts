import { describe, expect, it } from 'vitest'

import { advanceTime } from '../../../../../../tests/support/fake-timers'
import {
  serverDraft,
  createPage,
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
    const { composer, saved } = createPage(serverDraft('Written at the composer', 'ann', START - 1000))
    composer.update({ replyTo })
    await advanceTime(2000)
    expect(saved).toEqual([])
    expect(composer.getContent()).toMatchObject({ text: 'Written at the composer', replyTo })
  })

  it('survives navigation and a reload, with media, price and everything else', async () => {
    const one = createPage()
    one.composer.update({
      text: 'Look',
      price: 1200,
      scriptId: 'script-1',
      scheduledAt: '2026-11-22T08:00:00Z',
    })
    one.stop()
    const two = createPage(one.state.draft)
    expect(two.composer.getContent()).toMatchObject({
      text: 'Look',
      price: 1200,
      scriptId: 'script-1',
      scheduledAt: '2026-11-22T08:00:00Z',
    })
  })

  it('keeps a translation that comes after it was saved, and forgets one that is turned off', async () => {
    const translation = { text: 'Hallo', from: 'en', to: 'de', of: 'Hello' }
    const { write, composer, saved } = createPage()
    write('Hello')
    await advanceTime(1500)
    composer.update({ translation })
    expect(readComposerDraft(DRAFT_KEY)).toMatchObject({ text: 'Hello', translation })
    composer.update({ translation: null })
    expect(readComposerDraft(DRAFT_KEY)).toMatchObject({ text: 'Hello', translation: null })
    await advanceTime(1500)
    expect(saved).toHaveLength(1)
  })

  it('may consist of a schedule or an invalid price alone', () => {
    const scheduledAt = '2026-11-22T08:00:00Z'
    const one = createPage()
    one.composer.update({ scheduledAt, unclearPrice: '12x' })
    one.stop()
    expect(createPage(one.state.draft).composer.getContent()).toMatchObject({
      text: '',
      scheduledAt,
      unclearPrice: '12x',
    })
  })

  it('is removed from disk as soon as the text is sent or emptied', async () => {
    const { write, composer, drafts } = createPage()
    write('Hello')
    await advanceTime(300)
    composer.replace()
    expect(readComposerDraft(DRAFT_KEY)).toMatchObject({ text: '', scheduledAt: null })
    await advanceTime(1000)
    expect(readComposerDraft(DRAFT_KEY)).toBeUndefined()
    drafts.saveToDisk()
    expect(readComposerDraft(DRAFT_KEY)).toBeUndefined()
  })

  it('that was sent offline does not come back when the connection returns', async () => {
    const { write, composer, state, stop } = createPage()
    write('Hello')
    await advanceTime(1500)
    state.isOnline = false
    composer.replace()
    stop()
    await advanceTime(10)
    const offline = createPage(state.draft, DRAFT_KEY, false)
    await advanceTime(10)
    offline.stop()
    const back = createPage(state.draft)
    await advanceTime(10)
    expect(back.composer.getContent()).toMatchObject({ text: '', scheduledAt: null })
    expect(back.drafts.getOther()).toBeUndefined()
    expect(back.saved.map(({ text }) => text)).toEqual([''])
    expect(readComposerDraft(DRAFT_KEY)).toBeUndefined()
  })

  it('is never read for another user', async () => {
    const { write, stop } = createPage()
    write('Secret')
    stop()
    expect(createPage(null, { ...DRAFT_KEY, userId: 'ben' }).composer.getContent().text).toBe('')
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
    const { composer, drafts } = createPage(serverDraft('Newer words', 'ann', START + 60_000))
    await advanceTime(0)
    expect(composer.getContent().text).toBe('Newer words')
    expect(drafts.getOther()).toMatchObject({ kind: 'older_own', draft: { text: 'Old words' } })
    drafts.swapWithOther()
    expect(composer.getContent().text).toBe('Old words')
    expect(drafts.getOther()).toMatchObject({ draft: { text: 'Newer words' } })
  })

  it('the one that is loaded does not let a message go while its file is still uploading', async () => {
    const { composer } = createPage(serverDraft('From the tablet', 'ann', START + 60_000))
    composer.noteChecks({ isUploading: true })
    await advanceTime(0)
    expect(composer.getContent().text).toBe('From the tablet')
    expect(composer.getChecks().isUploading).toBe(true)
  })

  it("a colleague's is offered and never replaces text", async () => {
    const { composer, drafts, write } = createPage(serverDraft('From Ben', 'ben', START + 60_000))
    await advanceTime(0)
    expect(composer.getContent().text).toBe('')
    expect(drafts.getOther()).toMatchObject({ kind: 'theirs', userId: 'ben', draft: { text: 'From Ben' } })
    write('Mine')
    await advanceTime(1500)
    expect(composer.getContent().text).toBe('Mine')
    drafts.dismissOther()
    expect(drafts.getOther()).toBeUndefined()
  })

  it("a colleague's is withdrawn once they have sent it, but not when it may have been replaced here", async () => {
    const fromBen = serverDraft('From Ben', 'ben', START + 60_000)
    const one = createPage(fromBen)
    await advanceTime(0)
    one.drafts.withdrawTheirs()
    expect(one.drafts.getOther()).toBeUndefined()
    one.stop()
    const other = createPage(fromBen)
    await advanceTime(0)
    other.write('Mine')
    other.drafts.withdrawTheirs()
    expect(other.drafts.getOther()).toMatchObject({ draft: { text: 'From Ben' } })
  })

  it('the newer one of another device is offered to a user who already types', async () => {
    const { composer, drafts, write } = createPage(serverDraft('Elsewhere', 'ann', START + 60_000))
    write('Here')
    await advanceTime(0)
    expect(composer.getContent().text).toBe('Here')
    expect(drafts.getOther()).toMatchObject({ kind: 'newer_own', draft: { text: 'Elsewhere' } })
  })

  it('the one of another device never replaces a key that is not painted yet', async () => {
    const { composer, drafts } = createPage(serverDraft('From the tablet', 'ann', START + 60_000))
    composer.setText('Typed just now')
    await Promise.resolve()
    expect(composer.getContent().text).toBe('Typed just now')
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
    const { composer, drafts, state } = createPage()
    await advanceTime(0)
    state.draft = serverDraft('Half a sent', 'ben', START + 1000)
    await drafts.loadAfterTakeOver()
    expect(composer.getContent().text).toBe('Half a sent')
  })

  it('the same text is offered when the user has already typed', async () => {
    const { composer, drafts, state, write } = createPage()
    write('Mine')
    state.draft = serverDraft('Half a sent', 'ben', START + 1000)
    await drafts.loadAfterTakeOver()
    expect(composer.getContent().text).toBe('Mine')
    expect(drafts.getOther()).toMatchObject({ kind: 'theirs', draft: { text: 'Half a sent' } })
  })
})
