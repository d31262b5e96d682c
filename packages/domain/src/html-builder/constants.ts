/** Where a template lives and what type that makes it (spec 9). */
export const TEMPLATE_LOCATIONS = { pages: 'page', emails: 'email', signature: 'signature' } as const
export const TEMPLATE_TYPES = ['page', 'email', 'signature'] as const
export type TemplateType = (typeof TEMPLATE_TYPES)[number]
/** Module types of a template (spec 3). */
export const TEMPLATE_MODULES = [
  'header',
  'text',
  'image',
  'image-caption',
  'video',
  'button',
  'divider',
  'upselling',
  'room-upgrades',
  'guest-feedback',
  'signature',
  'raw-html',
] as const
export type TemplateModuleType = (typeof TEMPLATE_MODULES)[number]
/** Version of the stored shape. */
export const TEMPLATE_VERSION = 2
