/** The address of a survey, as guests get it. */
export function surveyAddress(propertyId: string, id: string): string {
  return `/survey/${encodeURIComponent(propertyId)}?templateId=${encodeURIComponent(id)}`
}

/** With the origin, for sharing. */
export function surveyLink(propertyId: string, id: string): string {
  return `${location.origin}${surveyAddress(propertyId, id)}`
}

/** The draft of a survey; what is sent from there is checked and not kept. */
export function surveyPreviewAddress(propertyId: string, id: string, language: number): string {
  return `${surveyAddress(propertyId, id)}&state=preview&language=${language}`
}
