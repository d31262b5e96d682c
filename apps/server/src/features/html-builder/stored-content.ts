import { TEMPLATE_VERSION } from '@innkeeper/domain/html-builder/constants.ts'
import type { Template, TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { StoredContent } from './tables.ts'

/** What is written in a template, without what the server knows of it. */
export function contentOf({
  name,
  standardType,
  style,
  localizedData,
  subject,
  preheader,
  isMarketing,
}: Template | TemplateContent): TemplateContent {
  return { name, standardType, style, localizedData, subject, preheader, isMarketing }
}

export function toStored(content: TemplateContent): StoredContent {
  return { version: TEMPLATE_VERSION, ...contentOf(content) }
}
