/**
 * An authenticator app as the tests' people have it: it knows the URI of the QR code and the time, and shares no code
 * with the server (Web Crypto and numbers, where the server works on bytes).
 */
export async function codeOf(uri: string, at: Date): Promise<string> {
  const parameters = new URL(uri).searchParams
  const period = Number(parameters.get('period'))
  const digits = Number(parameters.get('digits'))
  const key = await crypto.subtle.importKey(
    'raw',
    fromBase32(parameters.get('secret') ?? ''),
    { name: 'HMAC', hash: 'SHA-1' },
    false,
    ['sign'],
  )
  const message = new DataView(new ArrayBuffer(8))
  const step = Math.trunc(at.getTime() / (period * 1000))
  message.setUint32(0, Math.trunc(step / 2 ** 32))
  message.setUint32(4, step % 2 ** 32)
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, message))
  const place = mac.getUint8(19) % 16
  const number = (mac.getUint32(place) % 2 ** 31) % 10 ** digits
  return `${'0'.repeat(digits)}${number}`.slice(-digits)
}

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const letter of text) {
    held = held * 32 + letters.indexOf(letter)
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push(Math.trunc(held / 2 ** bits))
    held %= 2 ** bits
  }
  return Uint8Array.from(bytes)
}
