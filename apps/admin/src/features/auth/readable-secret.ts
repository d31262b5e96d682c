/** Groups of four, as people read a key from one screen and type it into another. */
export function readableSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
