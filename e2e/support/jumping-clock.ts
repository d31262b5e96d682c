/*
 * Loaded before a server whose clock a journey moves: a signal makes it a month later, once and for good. A running
 * trial or session then ends as it would for everybody, without a restart.
 */

const MONTH_MS = 31 * 24 * 3600_000
const RealDate = Date
let aheadMs = 0

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) =>
    given.length === 0 ? new target(target.now() + aheadMs) : Reflect.construct(target, given),
  get: (target, name) => (name === 'now' ? () => target.now() + aheadMs : Reflect.get(target, name)),
})

process.on('SIGUSR2', () => {
  aheadMs = MONTH_MS
})
