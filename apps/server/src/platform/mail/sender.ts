import { StartupError } from '../db/errors.ts'
import { BARE_ADDRESS } from './checked-message.ts'

export type Sender = { name: string; address: string }

/** Reads MAIL_FROM: `hotel@example.com` or `Hotel <hotel@example.com>`. */
export function parseSender(text: string): Sender {
  const [, quotedName, inBrackets] = /^(.*?)\s*<([^<>]*)>$/.exec(text.trim()) ?? []
  const name = (quotedName ?? '').replace(/^"(.*)"$/, '$1')
  const address = inBrackets ?? text.trim()
  if (!BARE_ADDRESS.test(address) || /[\p{Cc}<>]/u.test(name)) {
    throw new StartupError(
      'MAIL_FROM is not an address.',
      'Write hotel@example.com or Hotel <hotel@example.com>.',
    )
  }
  return { name, address }
}
