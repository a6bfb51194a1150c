import { resolve } from 'node:path'

import { build } from 'vite'

/** Bundles a script under src to one classic script, so that it can stand in the page itself. */
export async function inlineScript(
  root: string,
  path: string,
  define: Record<string, unknown>,
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@': resolve(root, 'src') } },
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: resolve(root, 'src', path), output: { format: 'iife' } },
    },
  })
  const output = Array.isArray(result) ? result[0] : result
  if (!output || !('output' in output)) throw new Error(`${path} was not built`)
  return output.output[0].code.trim()
}
