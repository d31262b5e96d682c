import type { SecretBox } from '../../../platform/auth/secrets.ts'

const ownerOf = (propertyId: string) => `message-settings|${propertyId}|mailbox`

/** As it is stored. */
export function sealMailboxPassword(box: SecretBox, propertyId: string, password: string): string {
  return box.seal(Buffer.from(password), ownerOf(propertyId))
}

export function openMailboxPassword(box: SecretBox, propertyId: string, sealed: string): string {
  return box.open(sealed, ownerOf(propertyId)).toString()
}
