import { describe, expect, it } from 'vitest'

import { advanceTime } from '../../../../../../tests/support/fake-timers'
import {
  createOpeningPage,
  createPage,
  DRAFT_KEY,
  serverDraft,
  setUpDrafts,
  START,
} from '../../../../../../tests/support/simulated-browser/draft-page'
import { dropComposerDraft, readComposerDraft } from '../../../outbox/composer-draft'

setUpDrafts()

describe('a draft in two tabs', () => {
  it('that was sent in one tab is not restored by another that only shows it', async () => {
    const here = createPage()
    here.write('The price is 30')
    await advanceTime(1500)
    const there = createPage(here.state.draft)
    await advanceTime(10)
    here.composer.replace()
    await advanceTime(1500)
    there.drafts.saveToDisk()
    there.stop()
    expect(readComposerDraft(DRAFT_KEY)).toBeUndefined()
  })

  it('that another tab edits or sends disappears from a tab that only shows it', async () => {
    const here = createPage()
    here.write('The price is 30')
    await advanceTime(1500)
    const there = createPage(here.state.draft)
    await advanceTime(10)
    here.write('The price is 40')
    await advanceTime(300)
    expect(there.composer.getContent().text).toBe('The price is 40')
    here.composer.replace()
    expect(there.composer.getContent().text).toBe('')
    await advanceTime(1500)
    expect(there.saved).toEqual([])
    expect(readComposerDraft(DRAFT_KEY)).toBeUndefined()
  })

  it('that was edited here stays, whatever another tab does', async () => {
    const here = createPage()
    here.write('Mine')
    await advanceTime(1500)
    const there = createPage(here.state.draft)
    there.write('Mine, and more')
    here.composer.replace()
    await advanceTime(10)
    expect(there.composer.getContent().text).toBe('Mine, and more')
  })

  it('that was typed here is shown as another tab goes on with it, and disappears when that one sends it', async () => {
    const here = createPage()
    here.write('Hello')
    await advanceTime(300)
    const there = createPage()
    expect(there.composer.getContent().text).toBe('Hello')
    there.write('Hello, you')
    await advanceTime(300)
    expect(here.composer.getContent().text).toBe('Hello, you')
    there.composer.replace()
    expect(here.composer.getContent().text).toBe('')
    await advanceTime(1500)
    here.stop()
    expect(readComposerDraft(DRAFT_KEY)).toBeUndefined()
  })

  it('that another tab has changed several times and sent while this one was busy disappears here', async () => {
    const here = createPage()
    here.write('Hello')
    await advanceTime(300)
    const there = createPage()
    here.stop()
    for (const text of ['Hello, you', 'Hello, you two']) {
      there.write(text)
      await advanceTime(300)
    }
    there.composer.replace()
    here.drafts.start()
    expect(here.composer.getContent().text).toBe('')
  })

  it('is not changed in one tab by what the other translates by itself', async () => {
    const translation = { text: 'Hallo', from: 'en', to: 'de', of: 'Hello' }
    const here = createPage()
    here.write('Hello')
    here.composer.update({ translation })
    await advanceTime(300)
    const there = createPage()
    there.composer.update({ translation: null })
    await advanceTime(1500)
    expect(here.composer.getContent().translation).toEqual(translation)
    there.composer.update({ price: 500 })
    await advanceTime(300)
    expect(here.composer.getContent()).toMatchObject({ price: 500, translation })
    there.composer.replace()
    expect(here.composer.getContent().text).toBe('')
  })

  it('that was typed here stays when another tab takes over and sends one of another device', async () => {
    const here = createPage()
    here.write('Hello')
    await advanceTime(300)
    const there = createPage(serverDraft('Bye', 'ann', START + 5000))
    await advanceTime(10)
    expect(there.composer.getContent().text).toBe('Bye')
    expect(here.composer.getContent().text).toBe('Hello')
    there.composer.replace()
    expect(here.composer.getContent().text).toBe('Hello')
  })

  it('that was sent in another tab keeps a key that this one has not noted yet', async () => {
    const here = createPage()
    here.write('Hello')
    await advanceTime(300)
    const there = createPage()
    here.composer.setText('Hello!')
    there.composer.replace()
    expect(here.composer.getContent().text).toBe('Hello!')
  })

  it('of one tab is not overwritten by an older one of another', async () => {
    const there = createPage()
    there.write('Older')
    await advanceTime(10)
    const here = createPage()
    here.write('Newer')
    here.drafts.saveToDisk()
    there.stop()
    expect(readComposerDraft(DRAFT_KEY)?.text).toBe('Newer')
  })

  it('that another tab sends while this one opens is not shown', async () => {
    const here = createPage()
    here.write('The price is 30')
    await advanceTime(1500)
    const there = createOpeningPage(here.state.draft)
    here.composer.replace()
    there.drafts.start()
    expect(there.composer.getContent().text).toBe('')
  })

  it('that is gone from disk before this tab is notified is not shown any more', async () => {
    const here = createPage()
    here.write('The price is 30')
    await advanceTime(1500)
    const there = createPage(here.state.draft)
    await advanceTime(10)
    here.stop()
    // Simulates a busy tab, which reads only after the other one has sent the draft and the server knows.
    dropComposerDraft(DRAFT_KEY)
    expect(there.composer.getContent().text).toBe('')
    await advanceTime(1500)
    expect(there.saved).toEqual([])
  })
})
