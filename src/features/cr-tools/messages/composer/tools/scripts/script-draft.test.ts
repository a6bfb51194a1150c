import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { fillScript } from '@/domain/chat/script-variables'

import { emptyStep, newFromMessage, scriptSchema, type ScriptValues } from './script-draft'

const schema = scriptSchema({ nameMissing: 'name', stepMissing: 'step', priceUnclear: 'price' })
const problems = (values: ScriptValues) =>
  v.safeParse(schema, values).issues?.map(({ message }) => message) ?? []

describe('the draft of a script', () => {
  it('made from a message keeps its text, whatever characters it has', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const draft = newFromMessage({ text: `x${text}`, media: [], price: 900 })
        const [step] = v.parse(schema, { ...draft, name: 'Hello' }).steps
        expect(step?.price).toBe(900)
        expect(fillScript(step?.text ?? '', new Map([['name', 'Dan']]))).toBe(`x${text}`)
      }),
    )
  })

  it('needs a name, and text or media in every message', () => {
    const draft = newFromMessage()
    expect(problems(draft)).toEqual(['name', 'step'])
    const named = { ...draft, name: 'Hello', steps: [{ ...emptyStep(), text: 'Hi' }, emptyStep()] }
    expect(problems(named)).toEqual(['step'])
    expect(problems({ ...named, steps: named.steps.slice(0, 1) })).toEqual([])
  })

  it('is free without a price, and not saved with an invalid one, which would make it free', () => {
    const priced = (price: string) => ({
      ...newFromMessage(),
      name: 'Hello',
      steps: [{ ...emptyStep(), text: 'Hi', price }],
    })
    expect(v.parse(schema, priced(' ')).steps[0]?.price).toBe(0)
    expect(problems(priced('18,5,0'))).toEqual(['price'])
  })
})
