// The clock: the only way server code learns the time, so that a test can move it.
// Adapters: the machine's clock (system.ts) and one that stands still until told (test-clock.ts).

export type Clock = { now(): Date }
