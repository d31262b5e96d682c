import { readText } from '@innkeeper/domain/guestbook/markup-text.ts'

/** The words of HTML that was cleaned before: each block in lines of its own. */
export function htmlText(html: string): string {
  const lines = html
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/<(br|hr)\b[^>]*>|<\/(p|div|h[1-6]|li|tr|table|blockquote)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => readText(line).trim())
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
