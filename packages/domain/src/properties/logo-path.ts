/** Where a logo lies as PNG, for mails: by the id of its picture, so that a letter keeps the one it was sent with. */
export function logoPath(propertyId: string, mediaId: string): string {
  return `/logo/${encodeURIComponent(propertyId)}/${mediaId}.png`
}
