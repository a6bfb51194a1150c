import * as streams from 'node:stream/web'

// A page of the tests is a context of its own, and jsdom gives it no streams; the mock backend needs them.
for (const [name, value] of Object.entries(streams)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value })
}
