/**
 * `npm start`: from a bare clone to the console on its mock backend. Plain Node, no packages: it may run before any is
 * installed, on any Node from 20.19 on; the dev server then runs on the Node that the lock file pins.
 */
import { spawn } from 'node:child_process'

import { installWhenNeeded, npm } from './setup.mjs'

installWhenNeeded()

const given = process.argv.slice(2)
const hasPort = given.some((argument) => argument.startsWith('--port'))
const port = process.env.PORT && !hasPort ? ['--port', process.env.PORT] : []
// Through `npm run`, so that node_modules/.bin (and with it the pinned Node) comes first.
const server = spawn(npm.command, ['run', '--silent', 'dev', '--', ...port, ...given], {
  ...npm.options,
  stdio: 'inherit',
})

// Ctrl+C reaches the whole group: the server closes by itself, and this waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (signal === 'SIGTERM') server.kill(signal)
  })
}
server.on('exit', (code, signal) => {
  process.exitCode = signal || code === 130 || code === 143 ? 0 : (code ?? 1)
})
