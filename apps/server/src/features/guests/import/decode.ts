import { isAscii, isUtf8 } from 'node:buffer'
import type { ImportEncoding } from '@innkeeper/api/guests/import.ts'

/** Text that comes in, and the encoding it turned out to have. */
export type DecodedText = { text: AsyncGenerator<string>; encoding: () => ImportEncoding }

/**
 * Bytes as text, piece by piece. Without a mark at the beginning a file is UTF-8 until something in it cannot be:
 * up to there it had letters that both encodings write alike, so nothing has to be read again.
 */
export function decodeText(bytes: AsyncIterable<Uint8Array>, asked?: ImportEncoding): DecodedText {
  let encoding = asked
  const decoderFor = (found: ImportEncoding) => {
    encoding = found
    return new TextDecoder(found)
  }

  async function* text() {
    let decoder = asked && decoderFor(asked)
    let held = Buffer.alloc(0)
    let isFirst = true
    for await (const piece of bytes) {
      if (decoder) {
        yield decoder.decode(piece, { stream: true })
        continue
      }
      held = Buffer.concat([held, piece])
      if (isFirst && held.length < 4) continue
      const found = encodingOf(held, isFirst)
      isFirst = false
      const whole = found ? held.length : held.length - cutLetter(held)
      const known = held.subarray(0, whole)
      held = Buffer.from(held.subarray(whole))
      if (found) decoder = decoderFor(found)
      yield decoder ? decoder.decode(known, { stream: true }) : known.toString('latin1')
    }
    decoder ??= decoderFor(encodingOf(held, isFirst) ?? (held.length > 0 ? 'windows-1252' : 'utf-8'))
    yield decoder.decode(held)
  }

  return { text: text(), encoding: () => encoding ?? 'utf-8' }
}

/** Null as long as there are only letters that UTF-8 and the old code page write alike. */
function encodingOf(bytes: Buffer, isFirst: boolean): ImportEncoding | null {
  const marked = isFirst ? markedEncoding(bytes) : null
  const whole = bytes.subarray(0, bytes.length - cutLetter(bytes))
  if (marked || isAscii(whole)) return marked
  return isUtf8(whole) ? 'utf-8' : 'windows-1252'
}

/** By its mark; without one, a Latin letter in two bytes has an empty one. */
function markedEncoding(bytes: Buffer): ImportEncoding | null {
  const [one = 1, two = 1, three = 1] = bytes
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  if (two === 0 && one !== 0) return 'utf-16le'
  return one === 0 && two !== 0 ? 'utf-16be' : null
}

/** How many bytes at the end are the beginning of a letter of UTF-8 that is not whole. */
function cutLetter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0
  }
  return 0
}
