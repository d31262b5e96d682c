import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'

/** How far a template has come: nobody gets it yet, they get what it says, or something older. */
export function templateState({
  publishedAt,
  isChanged,
}: Pick<StaffTemplate, 'publishedAt' | 'isChanged'>): 'draft' | 'changed' | 'published' {
  if (publishedAt === null) return 'draft'
  return isChanged ? 'changed' : 'published'
}
