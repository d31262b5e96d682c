/** Addresses of the guest app that the staff app links to. */

export function guestbookAddress(propertyId: string): string {
  return `/guestbook/${encodeURIComponent(propertyId)}`
}

/** With the origin, for sharing. */
export function guestbookLink(propertyId: string): string {
  return `${location.origin}${guestbookAddress(propertyId)}`
}

/** What the QR code on a staff screen carries: it leads to the guestbook, and Today learns that a phone came by. */
export function phoneLink(propertyId: string): string {
  return `${location.origin}/phone/${encodeURIComponent(propertyId)}`
}

/** Whether an address of this host leads nowhere from another device. */
export function isOnlyHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[?::1\]?$)/.test(hostname)
}

export function guestLinkAddress(propertyId: string, linkKey: string): string {
  return `${guestbookAddress(propertyId)}/${encodeURIComponent(linkKey)}`
}

/** The guestbook as one guest gets it, for staff who manage guests: it opens nothing as the guest. */
export function guestPreviewAddress(
  propertyId: string,
  { linkKey, language }: { linkKey: string; language: number | null },
): string {
  const inLanguage = language === null ? '' : `&language=${language}`
  return `${guestbookAddress(propertyId)}/preview?booking=${encodeURIComponent(linkKey)}${inLanguage}`
}

/** With the origin, for pasting into a message. */
export function guestLink(propertyId: string, linkKey: string): string {
  return `${location.origin}${guestLinkAddress(propertyId, linkKey)}`
}

/** What a unit's QR code carries, with the origin. */
export function unitLink(propertyId: string, linkId: string): string {
  return `${location.origin}${guestbookAddress(propertyId)}?l=${encodeURIComponent(linkId)}`
}

export const WELCOME_ADDRESS = '/welcome'

/** Where a payment provider tells what happened, with the origin. */
export function paymentWebhook(provider: string, propertyId: string): string {
  return `${location.origin}/webhooks/payments/${provider}/${encodeURIComponent(propertyId)}`
}

/** Where an SMS provider reports and hands over what guests answer, with the origin. */
export function smsWebhook(provider: string, propertyId: string): string {
  return `${location.origin}/webhooks/sms/${provider}/${encodeURIComponent(propertyId)}`
}
