type Wanted = {
  token: string
  /** The deal that is open; null for the store alone. */
  dealId: string | null
  language: number
}

/** The address of the store as staff who edit a deal see it. */
export function storePreviewPath(propertyId: string, { token, dealId, language }: Wanted): string {
  const deal = dealId === null ? {} : { deal: dealId }
  const query = new URLSearchParams({ preview: token, ...deal, language: String(language) })
  return `/upselling/${encodeURIComponent(propertyId)}/preview/products?${query}`
}
