import { createHmac } from 'node:crypto'

const STEP_MS = 30_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes behind a key as a person types it (RFC 4648), spaces and all. */
function bytesOf(key: string): Buffer {
  const bits = [...key.replaceAll(/\s/g, '')]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What an authenticator app shows at a moment (RFC 6238), made without the server's code. */
export function codeAt(key: string, at: number): string {
  const counter = Math.floor(at / STEP_MS)
    .toString(16)
    .padStart(16, '0')
  const mac = createHmac('sha1', bytesOf(key)).update(Buffer.from(counter, 'hex')).digest('hex')
  const place = Number.parseInt(mac.slice(-1), 16) * 2
  const number = Number.parseInt(mac.slice(place, place + 8), 16) % 2 ** 31
  return String(number).padStart(6, '0').slice(-6)
}

/** A person's app. A code works once, so each one asked for is of a later step than the one before. */
export class Authenticator {
  readonly #key: string
  #lastStep = 0

  constructor(key: string) {
    this.#key = key
  }

  /**
   * A step of clock drift is allowed either way: that of now is good for another half minute at least, and the one after
   * it works already, which gives a journey two codes without waiting.
   */
  code(): string {
    this.#lastStep = Math.max(Math.floor(Date.now() / STEP_MS), this.#lastStep + 1)
    return codeAt(this.#key, this.#lastStep * STEP_MS)
  }
}
