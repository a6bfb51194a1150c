import type { MockControl } from './browser'

/** Shows the mock's own tools. */
export function mountTools(_control: MockControl): void {}
