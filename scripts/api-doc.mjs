/** `npm run api-doc`: writes the generated part of docs/api.md. The part above the mark is written by hand. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

import { createServer, parseSync } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const FILE = `${root}docs/api.md`
const MARK = '<!-- Generated below: npm run api-doc -->\n'

const files = (pattern) =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted((one, other) => one.localeCompare(other, 'en'))

/** The docstring directly above each exported constant, as one line. */
function docstringsOf(file) {
  const source = readFileSync(`${root}${file}`, 'utf8')
  const { program, comments } = parseSync(file, source)
  return new Map(
    program.body
      .filter(
        (node) => node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration',
      )
      .flatMap((node) => {
        const above = comments.find(
          ({ type, value, start, end }) =>
            type === 'Block' &&
            value.startsWith('*') &&
            start < node.start &&
            source.slice(end, node.start).trim() === '',
        )
        const text = above?.value
          .split('\n')
          .map((line) => line.replace(/^\s*\*+/, '').trim())
          .filter(Boolean)
          .join(' ')
        return text ? [[node.declaration.declarations[0]?.id.name, text]] : []
      }),
  )
}

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  resolve: { alias: { '@': `${root}src` } },
})
try {
  const load = (file) => server.ssrLoadModule(`/${file}`)
  const { apiDocument } = await load('scripts/api-document.ts')
  const groups = []
  for (const file of files('src/api/calls/**/*.ts')) {
    const about = docstringsOf(file)
    const calls = Object.entries(await load(file))
      .filter(
        ([, value]) => typeof value === 'object' && value !== null && 'path' in value && 'response' in value,
      )
      .map(([name, call]) => ({ name, call, about: about.get(name) }))
    groups.push({ name: basename(file, '.ts'), calls })
  }
  const domain = []
  for (const file of files('src/domain/**/*.ts')) domain.push(await load(file))
  // The table of events, under whatever name it is exported.
  const events = domain.flatMap(Object.values).find((value) => value?.['message.new'])
  const above = readFileSync(FILE, 'utf8').split(MARK)[0]
  writeFileSync(FILE, `${above}${MARK}\n${apiDocument({ groups, domain, events: events ?? {} })}`)
} finally {
  await server.close()
}
