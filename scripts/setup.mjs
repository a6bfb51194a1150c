/** Prerequisites of `npm start` and `npm test`: packages, and a browser for the tests. Uses Node only. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const isWindows = process.platform === 'win32'
/** npm is a script on Windows and needs a shell there. */
export const npm = { command: isWindows ? 'npm.cmd' : 'npm', options: { cwd: root, shell: isWindows } }

const LOCK = `${root}package-lock.json`
/** npm writes this file last, so it marks a complete installation. */
const MARK = `${root}node_modules/.package-lock.json`

/** Platforms whose Node 24 comes with the packages (optionalDependencies); the others run the tools on their own. */
const PACKAGED = ['linux-x64', 'linux-arm64', 'win32-x64']
const platform = `${process.platform}-${process.arch}`
const isPackaged = PACKAGED.includes(platform)
/** Enough to install with; without a packaged Node also what vitest, jsdom and msw need. */
const NEEDED = isPackaged ? [20, 19] : [24, 15]

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return
  console.error(`Node ${NEEDED.join('.')} or newer is needed; this is ${process.versions.node}.`)
  if (!isPackaged) {
    console.error(`No Node comes with the packages for ${platform}, so the tools run on yours.`)
    console.error('Install it with "nvm install", "fnm use" or "brew install node@24", then try again.')
  }
  process.exit(1)
}

/** Installs packages when they are missing or older than the lock file. */
export function installWhenNeeded() {
  refuseOldNode()
  if (existsSync(MARK) && statSync(MARK).mtimeMs >= statSync(LOCK).mtimeMs) return
  console.log('Installing packages, once …')
  const { status } = spawnSync(npm.command, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    ...npm.options,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  utimesSync(MARK, new Date(), new Date())
}

/** The headless shell first, as it uses a fifth less CPU. */
const SYSTEM_BROWSERS = JSON.parse(readFileSync(new URL('browsers.json', import.meta.url), 'utf8'))
/** Debian's packages; older releases have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

/** The machine's browser, if any: at CHROMIUM_PATH or at a usual path. */
const systemBrowser = () =>
  [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS].find((path) => path && existsSync(path))

const succeeds = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options }).status === 0

/** Ensures that a browser exists: the machine's, else Debian's package, else Playwright's download. */
export function ensureBrowser() {
  if (systemBrowser()) return true
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium, once …')
    succeeds('apt-get', ['update', '-q'])
    for (const name of PACKAGES) {
      succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', name])
      if (systemBrowser()) return true
    }
  }
  console.log('Fetching Chromium for Playwright, once …')
  return succeeds(npm.command, ['exec', '--', 'playwright', 'install', 'chromium'], npm.options)
}
