import type { TemplateText } from '@innkeeper/domain/html-builder/rich-text.ts'

/** A text before anything is written. */
export const EMPTY_TEXT: TemplateText = { type: 'doc', content: [] }
