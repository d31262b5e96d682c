import { createHmac } from 'node:crypto'
import { signatureHeader, signedText, WEBHOOK_SECRET_PREFIX } from '@innkeeper/domain/webhooks/signature.ts'
import { newToken, type SecretBox } from '../../platform/auth/secrets.ts'
import type { WebhookRow } from './tables.ts'

type Owner = Pick<WebhookRow, 'propertyId' | 'id'>
type Signing = Pick<WebhookRow, 'propertyId' | 'id' | 'secret' | 'oldSecret' | 'oldSecretUntil'>

/** The secrets that deliveries are signed with: they must be read again, so they are sealed, not hashed. */
export function createWebhookSecrets(box: SecretBox) {
  // One webhook's secret is of no use in another's row.
  const ownerOf = ({ propertyId, id }: Owner) => `webhook ${id} of ${propertyId}`
  return {
    make(owner: Owner): { secret: string; sealed: string } {
      const secret = `${WEBHOOK_SECRET_PREFIX}${newToken()}`
      return { secret, sealed: box.seal(Buffer.from(secret), ownerOf(owner)) }
    },
    /** The header of one try: by the secret, and by the former one while it still counts. */
    sign(webhook: Signing, body: string, now: Date): string {
      const { secret, oldSecret, oldSecretUntil } = webhook
      const isOldGood = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now
      const timestamp = Math.floor(now.getTime() / 1000)
      const text = signedText(timestamp, body)
      const signatures = [secret, ...(isOldGood ? [oldSecret] : [])].map((sealed) =>
        createHmac('sha256', box.open(sealed, ownerOf(webhook)))
          .update(text)
          .digest('hex'),
      )
      return signatureHeader(timestamp, signatures)
    },
  }
}
export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>
