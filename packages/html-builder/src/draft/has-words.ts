import type { TemplateDraft } from './template-draft.ts'

/** Whether a text, plain or formatted, says anything. */
export function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value !== 'object' || value === null) return false
  const { text, content } = value as { text?: unknown; content?: unknown }
  if (typeof text === 'string') return text.trim() !== ''
  return Array.isArray(content) && content.some(hasWords)
}

/** Whether anything is written in a language: in a module, in the subject or in the preheader. */
export function saysAnything(
  { words, subject, preheader }: Pick<TemplateDraft, 'words' | 'subject' | 'preheader'>,
  language: number,
): boolean {
  const modules = Object.values(words[language] ?? {})
  return [subject[language], preheader[language], ...modules.flatMap(Object.values)].some(hasWords)
}
