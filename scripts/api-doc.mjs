/** `npm run api-doc`: writes the generated part of docs/api.md. The part above the mark is written by hand. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { createServer, parseSync } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const FILE = `${root}docs/api.md`
const MARK = '<!-- Generated below: npm run api-doc -->\n'

const files = (pattern) =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))

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
  const { apiDocument, apiParts } = await load('scripts/api-document.ts')
  const modulesOf = async (pattern) => {
    const modules = {}
    for (const file of files(pattern)) modules[file] = await load(file)
    return modules
  }
  const calls = await modulesOf('src/api/calls/**/*.ts')
  const docstrings = Object.fromEntries(Object.keys(calls).map((file) => [file, docstringsOf(file)]))
  const parts = apiParts(calls, await modulesOf('src/domain/**/*.ts'), (file, name) =>
    docstrings[file].get(name),
  )
  const above = readFileSync(FILE, 'utf8').split(MARK)[0]
  writeFileSync(FILE, `${above}${MARK}\n${apiDocument(parts)}`)
} finally {
  await server.close()
}
