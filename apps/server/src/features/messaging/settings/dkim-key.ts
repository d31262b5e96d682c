import { createPublicKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'

const makePair = promisify(generateKeyPair)

/** A private key that mail is signed with, in the form of a PEM file. */
export async function makePrivateKey(): Promise<string> {
  const { privateKey } = await makePair('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** What of the key everybody may read, as a DNS record has it. */
export function publicKeyOf(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
}

/** A name of its own for each key: the record of the former one may stand while mail is still on its way. */
export function newSelector(now: Date, former: string | null): string {
  const today = `ik${now.toISOString().slice(0, 10).replaceAll('-', '')}`
  if (former === null || !former.startsWith(today)) return today
  return `${today}-${Number(former.slice(today.length + 1) || 1) + 1}`
}
