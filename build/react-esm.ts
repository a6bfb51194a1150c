import { createRequire } from 'node:module'

import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** CommonJS packages that nearly every chunk imports by name. */
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom']
const ID_PREFIX = '\0react-esm:'

/**
 * Turns these packages into ES modules with named exports. From CommonJS, each chunk would get its own copy
 * with a bound getter per name: a third of a megabyte on a page of seventy chunks.
 */
export const reactEsm = (): Plugin => ({
  name: 'react-esm',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: new RegExp(`^(${PACKAGES.join('|')})$`) },
    handler: (id, importer, { kind }) =>
      kind === 'require-call' || importer?.startsWith(ID_PREFIX) ? null : `${ID_PREFIX}${id}`,
  },
  load: {
    filter: { id: new RegExp(`^${ID_PREFIX}`) },
    handler(id) {
      const name = id.slice(ID_PREFIX.length)
      const exported = Object.keys(require(name) as object)
      const lines = exported.map((one) => `export const ${one} = /* @__PURE__ */ (() => all.${one})()`)
      return {
        code: [`import all from ${JSON.stringify(name)}`, 'export default all', ...lines].join('\n'),
        moduleSideEffects: false,
      }
    },
  },
})
