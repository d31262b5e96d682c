const PART = 0x8000

/** In parts: a call with millions of arguments would fail. */
export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += PART) {
    text += String.fromCharCode(...bytes.subarray(start, start + PART))
  }
  return btoa(text)
}
