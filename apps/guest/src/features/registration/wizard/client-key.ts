const BYTES = 16

/** 128 random bits as base64url; also where a page is not reached safely. */
export function newClientKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
