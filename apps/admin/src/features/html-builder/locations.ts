import type { TEMPLATE_LOCATIONS, TemplateType } from '@innkeeper/domain/html-builder/constants.ts'

export type TemplateLocation = keyof typeof TEMPLATE_LOCATIONS

/** What an address calls each type (spec 9). */
export const LOCATION_OF: Record<TemplateType, TemplateLocation> = {
  page: 'pages',
  email: 'emails',
  signature: 'signature',
}

export const LIST_PATH = {
  page: '/templates/pages',
  email: '/templates/emails',
  signature: '/templates/signature',
} as const satisfies Record<TemplateType, string>

/** Where a template is edited. */
export function editorAddress({ id, type }: { id: string; type: TemplateType }) {
  return {
    to: '/templates/$location/$templateId',
    params: { location: LOCATION_OF[type], templateId: id },
  } as const
}

/** Where guests read a page. */
export function pageAddress(propertyId: string, id: string): string {
  return `/pages/${propertyId}/${id}`
}
