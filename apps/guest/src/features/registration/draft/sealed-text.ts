/*
 * What is typed lies on the device under a key of its own (AES-GCM). The key is in the tab's storage and dies with the
 * tab; what is left without it is noise.
 */

const ALGORITHM = 'AES-GCM'
const KEY_BYTES = 32
const IV_BYTES = 12

type Crypto = Pick<globalThis.Crypto, 'subtle' | 'getRandomValues'>
export type SealedText = { iv: string; data: string }

const toText = (bytes: Uint8Array) => {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

export const newKey = (crypto: Crypto): string => toText(crypto.getRandomValues(new Uint8Array(KEY_BYTES)))

const imported = (crypto: Crypto, key: string) =>
  crypto.subtle.importKey('raw', toBytes(key), ALGORITHM, false, ['encrypt', 'decrypt'])

/** `bound` is what it belongs to: moved elsewhere, it does not open. */
export async function sealText(
  crypto: Crypto,
  key: string,
  bound: string,
  text: string,
): Promise<SealedText> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const settings = { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(bound) }
  const data = await crypto.subtle.encrypt(
    settings,
    await imported(crypto, key),
    new TextEncoder().encode(text),
  )
  return { iv: toText(iv), data: toText(new Uint8Array(data)) }
}

/** Null where it does not open: another key, another place, or changed since. */
export async function openText(
  crypto: Crypto,
  key: string,
  bound: string,
  { iv, data }: SealedText,
): Promise<string | null> {
  try {
    const settings = { name: ALGORITHM, iv: toBytes(iv), additionalData: new TextEncoder().encode(bound) }
    const opened = await crypto.subtle.decrypt(settings, await imported(crypto, key), toBytes(data))
    return new TextDecoder().decode(opened)
  } catch {
    return null
  }
}
