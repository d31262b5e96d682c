/*
 * Loaded before a server whose clock a journey moves: it shows the time of a file on top of the machine's, which a
 * signal makes it read anew. A running trial or session then ends as it would for everybody, without a restart, and a
 * night passes in a moment.
 */

import { readFileSync } from 'node:fs'

const RealDate = Date
const file = process.env.CLOCK_AHEAD_FILE ?? ''
const readAhead = () => Number(readFileSync(file, 'utf8'))
let aheadMs = readAhead()

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) =>
    given.length === 0 ? new target(target.now() + aheadMs) : Reflect.construct(target, given),
  get: (target, name) => (name === 'now' ? () => target.now() + aheadMs : Reflect.get(target, name)),
})

process.on('SIGUSR2', () => {
  aheadMs = readAhead()
})
