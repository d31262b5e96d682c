import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

// A mail server that takes everything and keeps nothing, as a process of its own; says how many it took when asked.
let taken = 0
const server = new SMTPServer({
  logger: false,
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.resume()
    stream.once('end', () => {
      taken++
      done(null, 'taken')
    })
  },
})
server.on('error', () => undefined)
const listening = once(server.server, 'listening')
server.listen(0, '127.0.0.1')
await listening
process.on('message', () => {
  process.send?.(taken)
  taken = 0
})
process.send?.((server.server.address() as AddressInfo).port)
