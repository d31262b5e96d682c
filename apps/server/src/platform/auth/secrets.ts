import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** A token nobody can guess: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. Tokens are random and long, so a plain hash cannot be reversed by guessing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Keeps secrets that must be read again, such as that of an authenticator app, unreadable in a stolen backup. */
export type SecretBox = {
  seal(plain: Buffer, owner: string): string
  open(sealed: string, owner: string): Buffer
  /** What is stored of a short code: without the installation's secret it cannot be found by trying all of them. */
  mark(code: string, owner: string): string
}

export function createSecretBox(installationSecret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', installationSecret, '', 'innkeeper secret box', 32))
  return {
    seal(plain, owner) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
    },
    mark: (code, owner) => createHmac('sha256', key).update(`${owner}|${code}`).digest('base64url'),
  }
}
