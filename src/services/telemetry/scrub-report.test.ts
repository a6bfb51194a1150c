import type { ErrorEvent as Report } from '@sentry/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { scrubReport, scrubText } from './scrub-report'

const FACTS = { path: '/cr-tools/messages/:channelId', language: 'en' }

const word = fc.stringMatching(/^[a-z]{6,12}$/)
const base64url = (min: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9_-]{${min},60}$`))
/** A secret, and the sentence in which an error might contain it. */
const planted = fc.oneof(
  fc
    .tuple(base64url(20), base64url(20), base64url(20))
    .map(([head, body, sign]) => `eyJ${head}.${body}.${sign}`)
    .map((secret) => ({ secret, sentence: `Refused ${secret} by the server` })),
  base64url(12).map((secret) => ({ secret, sentence: `authorization: Bearer ${secret}` })),
  base64url(40).map((secret) => ({ secret, sentence: `key ${secret} is unknown` })),
  fc
    .tuple(word, word)
    .map(([name, host]) => `${name}@${host}.example`)
    .map((secret) => ({ secret, sentence: `No account for ${secret}.` })),
  word.map((secret) => ({ secret, sentence: `fetch https://api.example/a/b?token=${secret}&x=1 failed` })),
  word.map((secret) => ({ secret, sentence: `fetch /api/user?next=${secret} failed` })),
  word.map((secret) => ({ secret, sentence: `at https://console.example/login#${secret}` })),
  fc
    .array(word, { minLength: 2, maxLength: 6 })
    .map((words) => words.join(' '))
    .map((secret) => ({ secret, sentence: `Unexpected token 'h', "${secret}" is not valid JSON` })),
  // Text in quotes of any kind, and without.
  fc
    .tuple(
      word,
      fc.constantFrom(
        '"$"',
        "'$'",
        '`$`',
        '“$”',
        '«$»',
        '„$“',
        '「$」',
        '$',
        'text: $',
        "I can't say $ to them",
      ),
    )
    .map(([secret, frame]) => ({ secret, sentence: `Could not send ${frame.replace('$', () => secret)}` })),
  word.map((secret) => ({ secret, sentence: `${secret} is not a place to say this` })),
  word
    .map((name) => `jürgen.${name}@münchen.example`)
    .map((secret) => ({ secret, sentence: `No ${secret}` })),
  word.map((secret) => ({ secret, sentence: `password=${secret}` })),
  word.map((secret) => ({ secret, sentence: `refused 422 /api/user/notes ${secret}` })),
  fc
    .stringMatching(/^[a-z]{4,8}-\d{1,4}-\d{1,4}$/)
    .map((secret) => ({ secret, sentence: `refused 404 /api/messages/${secret}` })),
  fc.stringMatching(/^[a-z]{4,8}-\d{1,4}-\d{1,4}$/).map((secret) => ({
    secret,
    sentence: `Failed to fetch dynamically imported module: https://c.example/cr-tools/messages/${secret}`,
  })),
  fc.stringMatching(/^\+[1-9]\d{8,12}$/).map((secret) => ({ secret, sentence: `Could not text ${secret}` })),
)

/** Puts the secret in every field of a report that a library might fill. */
const reportWith = (secret: string, sentence: string): Report => ({
  type: undefined,
  message: sentence,
  user: { email: secret, id: secret },
  request: {
    url: sentence,
    headers: { Authorization: `Bearer ${secret}` },
    data: secret,
    cookies: { a: secret },
  },
  extra: { body: secret, nested: { secret } },
  contexts: { ours: { text: secret }, react: { componentStack: secret } },
  tags: { text: secret },
  breadcrumbs: [{ message: secret, data: { url: secret } }],
  server_name: secret,
  transaction: secret,
  fingerprint: [secret],
  exception: {
    values: [
      {
        type: 'Error',
        value: sentence,
        module: secret,
        mechanism: { type: 'onerror', handled: false, data: { secret } },
        stacktrace: {
          frames: [
            {
              filename: `https://console.example/assets/a.js?${secret}#${secret}`,
              function: 'send',
              vars: { text: secret },
              pre_context: [secret],
              context_line: secret,
              lineno: 3,
            },
          ],
        },
      },
    ],
  },
})

describe('an error report', () => {
  it('never contains tokens, e-mails, numbers, bodies, message text or search parts, in any field', () => {
    fc.assert(
      fc.property(planted, ({ secret, sentence }) => {
        expect(JSON.stringify(scrubReport(reportWith(secret, sentence), FACTS))).not.toContain(secret)
      }),
      { numRuns: 1000 },
    )
  })

  it('still says what failed and where', () => {
    const scrubbed = scrubReport(
      reportWith('hunter2', "Cannot read properties of undefined (reading 'displayName')"),
      FACTS,
    )
    expect(scrubbed.exception?.values?.[0]).toMatchObject({
      type: 'Error',
      value: "Cannot read properties of undefined (reading 'displayName')",
      stacktrace: {
        frames: [{ filename: 'https://console.example/assets/a.js', function: 'send', lineno: 3 }],
      },
    })
    expect(scrubbed.tags).toEqual({ route: FACTS.path, language: 'en' })
  })

  it.each([
    "undefined is not an object (evaluating 'user.name')",
    'e.map is not a function',
    'x is not defined',
    'Minified React error #467',
    'Unexpected end of JSON input',
    'Maximum call stack size exceeded',
    'Failed to fetch',
    "Failed to execute 'removeChild' on 'Node'",
  ])('keeps messages of JavaScript engines: %s', (sentence) => {
    expect(scrubText(sentence)).toBe(sentence)
  })

  it('names a page of the console by its route, not by its address', () => {
    const report = reportWith('hunter2', 'x is not defined')
    const [exception] = report.exception?.values ?? []
    if (exception)
      exception.stacktrace = { frames: [{ filename: 'https://console.example/cr-tools/messages/mila' }] }
    expect(scrubReport(report, FACTS).exception?.values?.[0]?.stacktrace?.frames).toEqual([
      { filename: 'https://console.example/cr-tools/messages/:channelId' },
    ])
  })

  it('keeps the message of a failed call and of a failed chunk', () => {
    expect(scrubText('refused 422 /api/user/set-username')).toBe('refused 422 /api/user/set-username')
    expect(
      scrubText('Failed to fetch dynamically imported module: https://c.example/assets/login-B4x.js'),
    ).toContain('https://c.example/assets/login-B4x.js')
  })
})
