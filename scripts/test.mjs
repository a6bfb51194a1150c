/**
 * `npm test`: every check and test, from a fresh clone. Continues after failures and ends with one line, `N
 * passed, N failed`; each check and each test counts one.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'

import { ensureBrowser, installWhenNeeded, npm, root } from './setup.mjs'

const OUT = `${root}.cache/test`
const TAIL = 60
/** Each checker infers shared types itself: more checkers than cores take longer. */
const CHECKERS = String(Math.min(4, availableParallelism()))
const total = { passed: 0, failed: 0 }

const runScript = (name, args = [], env = {}) =>
  new Promise((resolve) => {
    const child = spawn(npm.command, ['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])], {
      ...npm.options,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.on('close', (code) => resolve({ code: code ?? 1, said }))
  })

const indent = (text) =>
  text
    .trimEnd()
    .split('\n')
    .slice(-TAIL)
    .map((line) => `    ${line}`)
    .join('\n')

/** Counts a step's results and prints one line, with its failures below. */
function count(name, startedAt, { passed, failed, report }) {
  total.passed += passed
  total.failed += failed
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
  if (failed > 0 && report.trim()) console.log(indent(report))
}

/** Names the tests that passed at their second try only: each is a fault of the product or of the test. */
function reportFlaky(tests) {
  if (tests.length === 0) return
  console.log(`  passed at a second try: ${tests.length}`)
  const lines = tests.map(({ title, error }) => `${title}\n  ${error.split('\n').slice(0, 4).join('\n  ')}`)
  console.log(indent(lines.join('\n')))
}

/** A step that passes or fails as a whole. */
async function check(name, script, args, env) {
  const startedAt = Date.now()
  const { code, said } = await runScript(script, args, env)
  count(name, startedAt, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, report: said })
}

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * A run without a report, or with a failing exit code but no failure in its report, counts as one failure.
 */
const atLeastOne = (code, failed) => (code !== 0 && failed === 0 ? 1 : failed)

async function vitest(name, args) {
  const startedAt = Date.now()
  const file = `${OUT}/${args.at(-1)}.json`
  const { code, said } = await runScript('vitest', [
    'run',
    '--reporter=json',
    `--outputFile=${file}`,
    ...args,
  ])
  const suites = readJson(file)?.testResults ?? []
  const tests = suites.flatMap((suite) =>
    suite.assertionResults.map((test) => ({ ...test, file: suite.name })),
  )
  const broken = suites.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0)
  const failing = tests.filter((test) => test.status === 'failed')
  const titleOf = (test) => `${test.file.replace(root, '')} › ${test.fullName}`
  const lines = [
    ...broken.map((suite) => `${suite.name.replace(root, '')}\n  ${suite.message}`),
    ...failing.map((test) => `${titleOf(test)}\n  ${test.failureMessages.join('\n')}`),
  ].map((text) => text.split('\n').slice(0, 12).join('\n'))
  count(name, startedAt, {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: atLeastOne(code, broken.length + failing.length),
    report: lines.join('\n') || said,
  })
  reportFlaky(
    tests
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((test) => ({ title: titleOf(test), error: test.failureMessages[0] })),
  )
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

async function journeys() {
  const startedAt = Date.now()
  const file = `${OUT}/journeys.json`
  const { code, said } = await runScript('journeys', ['--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    JOURNEYS_DEV_PORT: String(await freePort()),
    JOURNEYS_DEMO_PORT: String(await freePort()),
    JOURNEYS_BUILT_PORT: String(await freePort()),
    JOURNEYS_BUILD: 'ready',
  })
  const report = readJson(file)
  const tests = (report?.suites ?? [])
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests.map((test) => ({ ...test, title: `${test.projectName}: ${spec.file} › ${spec.title}` })),
    )
  const failing = tests.filter((test) => test.status === 'unexpected')
  const flaky = tests.filter((test) => test.status === 'flaky')
  const words = (test) => test.results.at(-1)?.error?.message ?? ''
  const lines = [
    ...(report?.errors ?? []).map((error) => error.message),
    ...failing.map((test) => `${test.title}\n  ${words(test)}`),
  ].map((text) => text.split('\n').slice(0, 24).join('\n'))
  count('journeys in a browser', startedAt, {
    passed: tests.filter((test) => test.status === 'expected' || test.status === 'flaky').length,
    failed: atLeastOne(code, failing.length),
    report: lines.join('\n') || said,
  })
  reportFlaky(flaky.map(({ title, results }) => ({ title, error: results[0]?.error?.message ?? '' })))
}

installWhenNeeded()
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })

/** In parallel: no step uses both cores fully or depends on another. */
await Promise.all([
  (async () => {
    await check('types', 'types', ['--checkers', CHECKERS])
    await check('lint', 'lint')
  })(),
  (async () => {
    // The journeys use the country lookup of the mock, and its key for push.
    await check('production build', 'build', [], {
      VITE_COUNTRY_LOOKUP_URL: '/__mock/country',
      VITE_PUSH_PUBLIC_KEY: 'mock',
    })
    await check('demo build', 'demo')
    await check('unused code', 'unused')
    await check('format', 'format:check')
  })(),
])
await vitest('rules', ['--project', 'rules'])
// As journeys: a test that passes at its second try is reported.
await vitest('unit and component tests', ['--retry=1', '--project', 'unit'])
await vitest('contract tests', ['--project', 'contract'])
const hasBrowser = ensureBrowser()
await vitest('size tests', ['--project', 'size'])
if (hasBrowser) {
  await journeys()
  await check('calls of the spec, made by journeys', 'journeys:calls')
} else
  count('journeys in a browser', Date.now(), {
    passed: 0,
    failed: 1,
    report: 'No browser could be found or installed.',
  })

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
