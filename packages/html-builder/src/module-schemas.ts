import type { TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import * as z from 'zod/mini'
import { buttonSchema } from './modules/button/schema.ts'
import { dividerSchema } from './modules/divider/schema.ts'
import { guestFeedbackSchema } from './modules/guest-feedback/schema.ts'
import { headerSchema } from './modules/header/schema.ts'
import { imageSchema } from './modules/image/schema.ts'
import { imageCaptionSchema } from './modules/image-caption/schema.ts'
import { rawHtmlSchema } from './modules/raw-html/schema.ts'
import { roomUpgradesSchema } from './modules/room-upgrades/schema.ts'
import { signatureSchema } from './modules/signature/schema.ts'
import { textSchema } from './modules/text/schema.ts'
import { upsellingSchema } from './modules/upselling/schema.ts'
import { videoSchema } from './modules/video/schema.ts'

/** Type to schema: drives reading a template (spec 3). */
export const MODULE_SCHEMAS = {
  header: headerSchema,
  text: textSchema,
  image: imageSchema,
  'image-caption': imageCaptionSchema,
  video: videoSchema,
  button: buttonSchema,
  divider: dividerSchema,
  upselling: upsellingSchema,
  'room-upgrades': roomUpgradesSchema,
  'guest-feedback': guestFeedbackSchema,
  signature: signatureSchema,
  'raw-html': rawHtmlSchema,
} as const satisfies Record<TemplateModuleType, z.ZodMiniType>

type Schemas = typeof MODULE_SCHEMAS
export type ModuleOf<T extends TemplateModuleType> = z.infer<Schemas[T]>
export type TemplateModule = { [T in TemplateModuleType]: ModuleOf<T> }[TemplateModuleType]

/** Any module a template may hold. */
export const templateModuleSchema = z.union(
  Object.values(MODULE_SCHEMAS) as unknown as [Schemas[TemplateModuleType]],
)
