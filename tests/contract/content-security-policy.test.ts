import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'

import { policyFor } from '../../build/content-security-policy'

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

describe('content security policy of the built page', () => {
  it('passes the policy evaluator except for ignored fallbacks', () => {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    const serious = findings.filter(
      ({ severity }) => severity !== Severity.NONE && severity !== Severity.INFO,
    )
    expect(serious.map(({ description }) => description)).toEqual([])
  })

  it('trusts inline scripts by hash and no host', () => {
    expect(directive('script-src').filter((source) => source.startsWith("'sha256-"))).toHaveLength(2)
    expect(directive('script-src')).toContain("'strict-dynamic'")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
  })

  it('allows connections only to the configured hosts', () => {
    expect(directive('connect-src')).toEqual([
      "'self'",
      'https://api.example.com',
      'https://country.example.com',
    ])
  })

  it('allows uploads to the configured hosts, and media from there', () => {
    const uploads = ['https://bucket.example.com/media', 'http://localhost:9000']
    const rules = policyFor(page, { isMocked: false, connectTo: ['', ...uploads], mediaFrom: uploads }).split(
      '; ',
    )
    expect(rules).toContain("connect-src 'self' https://bucket.example.com http://localhost:9000")
    expect(rules).toContain("img-src 'self' data: blob: https: http://localhost:9000")
    expect(rules).toContain("media-src 'self' blob: https: http://localhost:9000")
  })

  it("requires Trusted Types, except with the mock's worker", () => {
    expect(policy).toContain("require-trusted-types-for 'script'")
    const mocked = policyFor(page, { isMocked: true, connectTo: [] })
    expect(mocked).not.toContain('trusted-types')
    expect(mocked).toContain("worker-src 'self'")
  })

  it('allows the workers of the build, by the policies that name their addresses', () => {
    expect(directive('worker-src')).toEqual(["'self'"])
    expect(directive('trusted-types')).toEqual(['entry', 'fraud-beacon', 'offline-worker'])
    const rules = policyFor(page, { isMocked: false, connectTo: [], hasPush: true }).split('; ')
    expect(rules).toContain('trusted-types entry fraud-beacon offline-worker push-worker')
  })
})
