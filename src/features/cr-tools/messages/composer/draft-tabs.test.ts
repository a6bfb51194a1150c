import { describe, expect, it } from 'vitest'

import { openingPage, page, pass, place, withDrafts } from '../../../../../tests/draft-page'
import { dropComposerDraft, readComposerDraft } from '../../composer-draft'

withDrafts()

describe('a draft in two tabs', () => {
  it('that was sent in one tab is not restored by another that only shows it', async () => {
    const here = page()
    here.write('The price is 30')
    await pass(1500)
    const there = page(here.state.draft)
    await pass(10)
    here.desk.replace()
    await pass(1500)
    there.drafts.keep()
    there.stop()
    expect(readComposerDraft(place)).toBeUndefined()
  })

  it('that another tab edits or sends disappears from a tab that only shows it', async () => {
    const here = page()
    here.write('The price is 30')
    await pass(1500)
    const there = page(here.state.draft)
    await pass(10)
    here.write('The price is 40')
    await pass(300)
    expect(there.desk.read().text).toBe('The price is 40')
    here.desk.replace()
    expect(there.desk.read().text).toBe('')
    await pass(1500)
    expect(there.saved).toEqual([])
    expect(readComposerDraft(place)).toBeUndefined()
  })

  it('that was edited here stays, whatever another tab does', async () => {
    const here = page()
    here.write('Mine')
    await pass(1500)
    const there = page(here.state.draft)
    there.write('Mine, and more')
    here.desk.replace()
    await pass(10)
    expect(there.desk.read().text).toBe('Mine, and more')
  })

  it('of one tab is not overwritten by an older one of another', async () => {
    const there = page()
    there.write('Older')
    await pass(10)
    const here = page()
    here.write('Newer')
    here.drafts.keep()
    there.stop()
    expect(readComposerDraft(place)?.text).toBe('Newer')
  })

  it('that another tab sends while this one opens is not shown', async () => {
    const here = page()
    here.write('The price is 30')
    await pass(1500)
    const there = openingPage(here.state.draft)
    here.desk.replace()
    there.drafts.start()
    expect(there.desk.read().text).toBe('')
  })

  it('that is gone from disk before this tab is notified is not shown any more', async () => {
    const here = page()
    here.write('The price is 30')
    await pass(1500)
    const there = page(here.state.draft)
    await pass(10)
    here.stop()
    // Simulates a busy tab, which reads only after the other one has sent the draft and the server knows.
    dropComposerDraft(place)
    expect(there.desk.read().text).toBe('')
    await pass(1500)
    expect(there.saved).toEqual([])
  })
})
