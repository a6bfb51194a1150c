import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fillScript } from '@/domain/chat/script-variables'

import { scriptProblems, emptyStep, newFromMessage, saveScriptRequest } from './script-draft'

describe('the draft of a script', () => {
  it('made from a message keeps its text, whatever characters it has', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const draft = newFromMessage({ text, media: [], price: 900 })
        const [step] = saveScriptRequest(draft).steps
        expect(step?.price).toBe(900)
        expect(fillScript(step?.text ?? '', new Map([['name', 'Dan']]))).toBe(text)
      }),
    )
  })

  it('needs a name, and text or media in every message', () => {
    const draft = newFromMessage()
    expect(scriptProblems(draft)).toEqual(['name', 'steps'])
    const named = { ...draft, name: 'Hello', steps: [{ ...emptyStep(), text: 'Hi' }, emptyStep()] }
    expect(scriptProblems(named)).toEqual(['steps'])
    expect(scriptProblems({ ...named, steps: named.steps.slice(0, 1) })).toEqual([])
  })

  it('is not saved with an invalid price, which would make it free', () => {
    const steps = [{ ...emptyStep(), text: 'Hi', price: null }]
    expect(scriptProblems({ ...newFromMessage(), name: 'Hello', steps })).toEqual(['price'])
  })
})
