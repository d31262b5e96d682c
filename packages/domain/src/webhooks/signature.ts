export const SIGNATURE_HEADER = 'innkeeper-signature'
export const EVENT_ID_HEADER = 'innkeeper-event-id'
export const EVENT_HEADER = 'innkeeper-event'

/** Lets a leaked secret be found by those who search for such. */
export const WEBHOOK_SECRET_PREFIX = 'innkeeper_webhook_'

/** A receiver refuses what was signed longer ago: somebody sends an old delivery again. */
export const SIGNATURE_SECONDS = 300

/** What is signed: the moment of the try and the body as it is sent. */
export function signedText(timestamp: number, body: string): string {
  return `${timestamp}.${body}`
}

/** One moment, and a signature by each secret that counts. */
export function signatureHeader(timestamp: number, signatures: readonly string[]): string {
  return [`t=${timestamp}`, ...signatures.map((signature) => `v1=${signature}`)].join(',')
}

/** As a receiver reads it; null for what is none. */
export function readSignatureHeader(header: string): { timestamp: number; signatures: string[] } | null {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string?])
  const [time] = parts.filter(([name]) => name === 't').map(([, value]) => value ?? '')
  const signatures = parts.filter(([name]) => name === 'v1').flatMap(([, value]) => value ?? [])
  if (time === undefined || !/^\d{1,12}$/.test(time) || signatures.length === 0) return null
  return { timestamp: Number(time), signatures }
}
