/** Whether a text, plain or formatted, says anything. */
export function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value !== 'object' || value === null) return false
  const { text, content } = value as { text?: unknown; content?: unknown }
  if (typeof text === 'string') return text.trim() !== ''
  return Array.isArray(content) && content.some(hasWords)
}
