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
/** As many of all types together as a property can have. */
export const TEMPLATES_MAX = 300
/** Of all drafts of a property, as JSON: far more than words take. */
export const TEMPLATES_MAX_BYTES = 10_000_000
/** How many published versions of each stay to be looked at and restored. */
export const KEPT_TEMPLATE_VERSIONS = 50
/** Of all languages together, as JSON; below what any call takes, so that the refusal says what is too large. */
export const TEMPLATE_CONTENT_MAX_BYTES = 700_000
/** Of the HTML of an e-mail: Gmail and others cut off what is longer, and with it how to unsubscribe. */
export const EMAIL_MAX_BYTES = 102_400
