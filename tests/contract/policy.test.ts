import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'

import { policyFor } from '../../build/csp'

const page =
  '<html><style>a{}</style><script>boot()</script><script>load()</script><script src="x.js"></script></html>'
const policy = policyFor(page, {
  isMocked: false,
  connectTo: ['https://api.example.com/v1', '', 'https://country.example.com/'],
})
const directive = (name: string): string[] =>
  policy
    .split('; ')
    .map((rule) => rule.split(' '))
    .find(([first]) => first === name)
    ?.slice(1) ?? []

describe('the content policy of the built page', () => {
  it('leaves nothing for a policy checker to say but ignored fall-backs', () => {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    const serious = findings.filter(
      ({ severity }) => severity !== Severity.NONE && severity !== Severity.INFO,
    )
    expect(serious.map(({ description }) => description)).toEqual([])
  })

  it('trusts the scripts that stand in the page by their hash, and no address', () => {
    expect(directive('script-src').filter((source) => source.startsWith("'sha256-"))).toHaveLength(2)
    expect(directive('script-src')).toContain("'strict-dynamic'")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
  })

  it('lets the page talk to the configured hosts alone', () => {
    expect(directive('connect-src')).toEqual([
      "'self'",
      'https://api.example.com',
      'https://country.example.com',
    ])
  })

  it('lets uploads go to the configured hosts, and shows what lies there', () => {
    const uploads = ['https://bucket.example.com/media', 'http://localhost:9000']
    const rules = policyFor(page, { isMocked: false, connectTo: ['', ...uploads], mediaFrom: uploads }).split(
      '; ',
    )
    expect(rules).toContain("connect-src 'self' https://bucket.example.com http://localhost:9000")
    expect(rules).toContain("img-src 'self' data: blob: https: http://localhost:9000")
    expect(rules).toContain("media-src 'self' blob: https: http://localhost:9000")
  })

  it('holds script to trusted types, but where the mock has its worker', () => {
    expect(policy).toContain("require-trusted-types-for 'script'")
    const mocked = policyFor(page, { isMocked: true, connectTo: [] })
    expect(mocked).not.toContain('trusted-types')
    expect(mocked).toContain("worker-src 'self'")
  })
})
