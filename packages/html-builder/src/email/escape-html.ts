const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const NEEDS = /[&<>"']/
const EACH = /[&<>"']/g

/** Text between tags or in an attribute. */
export function escapeHtml(text: string): string {
  // Most names hold none of them.
  return NEEDS.test(text) ? text.replace(EACH, (sign) => SIGNS[sign] ?? sign) : text
}
