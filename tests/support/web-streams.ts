import * as streams from 'node:stream/web'

// The mock backend needs streams, which jsdom's environment lacks.
for (const [name, value] of Object.entries(streams)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value })
}
