/** How long to wait as a `Retry-After` header says it: seconds, or a moment; null where it says nothing of use. */
export function readRetryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? ''
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? null : Math.max(0, moment - now)
}
