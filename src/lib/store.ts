interface Emitter<Args extends unknown[]> {
  emit: (...args: Args) => void
  /** Calls back on each `emit` until the returned function is called. */
  subscribe: (listener: (...args: Args) => void) => () => void
}

/** Creates an emitter for changes whose state is kept elsewhere, or that carry none. */
export function createEmitter<Args extends unknown[] = []>(): Emitter<Args> {
  const listeners = new Set<(...args: Args) => void>()
  return {
    emit: (...args) => listeners.forEach((listener) => listener(...args)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A value outside React, for `useSyncExternalStore(store.subscribe, store.get)`. */
export interface Store<Value> {
  get: () => Value
  /** Notifies unless the value is the same by `Object.is`. */
  set: (next: Value) => void
  /** Calls back after each change until the returned function is called. */
  subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const { emit, subscribe } = createEmitter()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      emit()
    },
    subscribe,
  }
}
