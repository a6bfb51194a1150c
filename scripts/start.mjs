/**
 * `npm start`: from a fresh clone to the console on its mock backend. Uses Node 20.19 or later only, as no
 * package may be installed yet; the dev server then runs on the Node version of the lock file.
 */
import { spawn } from 'node:child_process'

import { installWhenNeeded, npm } from './setup.mjs'

installWhenNeeded()

const given = process.argv.slice(2)
const hasPort = given.some((argument) => argument.startsWith('--port'))
const port = process.env.PORT && !hasPort ? ['--port', process.env.PORT] : []
// `npm run` puts node_modules/.bin with the pinned Node first in PATH.
const server = spawn(npm.command, ['run', '--silent', 'dev', '--', ...port, ...given], {
  ...npm.options,
  stdio: 'inherit',
})

// Ctrl+C signals the whole process group, so wait for the server to exit by itself.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (signal === 'SIGTERM') server.kill(signal)
  })
}
server.on('exit', (code, signal) => {
  process.exitCode = signal || code === 130 || code === 143 ? 0 : (code ?? 1)
})
