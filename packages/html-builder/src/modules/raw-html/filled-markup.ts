import { fillPlaceholders, type PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import { escapeHtml } from '../../email/escape-html.ts'

/** Placeholders between the tags of HTML that is written already, as e-mails fill them (email/with-fields.ts). */
export function filledMarkup(html: string, values: PlaceholderValues): string {
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeHtml(value ?? '')]),
  )
  return html
    .split(/(<[^>]*>)/)
    .map((piece, place) => (place % 2 === 1 ? piece : fillPlaceholders(piece, escaped)))
    .join('')
}
