import * as z from 'zod/mini'
import { BOX_LINK_TYPES, isValidBoxLink } from '../guestbook/box-link.ts'
import { richTextSchema } from '../guestbook/rich-text.ts'
import type { TemplateModuleType } from './constants.ts'
import {
  alignmentSchema,
  colourSchema,
  columnsSchema,
  fontFamilySchema,
  innerPaddingSchema,
  outerPaddingSchema,
  percentSchema,
  roundnessSchema,
  spacingSchema,
  templateImageSchema,
} from './module-parts.ts'

export const MODULE_ID_MAX = 60

const headerPropsSchema = z.object({
  /** The first block is the title, what follows it the lead. */
  content: richTextSchema,
  alignment: alignmentSchema,
  fontFamily: fontFamilySchema,
  color: colourSchema,
  backgroundColor: colourSchema,
  backgroundEnabled: z._default(z.boolean(), false),
})

const textPropsSchema = z.object({
  contentColumnOne: richTextSchema,
  contentColumnTwo: z._default(z.nullable(richTextSchema), null),
  nrOfColumns: columnsSchema,
  fontFamily: fontFamilySchema,
  backgroundColor: colourSchema,
  backgroundEnabled: z._default(z.boolean(), false),
})

const imagePropsSchema = z.object({
  nrOfColumns: columnsSchema,
  alignment: alignmentSchema,
  columnOneImage: z._default(z.nullable(templateImageSchema), null),
  columnTwoImage: z._default(z.nullable(templateImageSchema), null),
})

const buttonPropsSchema = z
  .object({
    content: richTextSchema,
    type: z.enum(BOX_LINK_TYPES),
    destination: z.string().check(z.maxLength(2000)),
    fontFamily: fontFamilySchema,
    color: colourSchema,
    backgroundColor: colourSchema,
    alignment: alignmentSchema,
    roundness: roundnessSchema,
  })
  .check(z.refine(({ type, destination }) => isValidBoxLink({ type, value: destination })))

export const DIVIDER_STYLES = ['solid', 'dashed', 'dotted'] as const

const dividerPropsSchema = z.object({
  visibility: z._default(z.boolean(), true),
  /** Above and below the line, in pixels. */
  spacing: spacingSchema,
  color: colourSchema,
  alignment: alignmentSchema,
  dividerStyle: z._default(z.enum(DIVIDER_STYLES), 'solid'),
  width: percentSchema,
})

const idSchema = z.string().check(z.minLength(1), z.maxLength(MODULE_ID_MAX))

function moduleOf<const T extends TemplateModuleType, P extends z.ZodMiniType>(type: T, props: P) {
  return z.object({ type: z.literal(type), id: idSchema, props, outerPadding: outerPaddingSchema })
}

/** Of the module types whose props are not written down exactly. */
const loosely = <const T extends TemplateModuleType>(type: T) =>
  moduleOf(type, z.record(z.string(), z.unknown()))

const padded = { innerPadding: innerPaddingSchema }

/** Type to schema: drives reading a template (spec 3). */
export const MODULE_SCHEMAS = {
  header: z.extend(moduleOf('header', headerPropsSchema), padded),
  text: z.extend(moduleOf('text', textPropsSchema), padded),
  image: moduleOf('image', imagePropsSchema),
  'image-caption': loosely('image-caption'),
  video: loosely('video'),
  button: z.extend(moduleOf('button', buttonPropsSchema), padded),
  divider: moduleOf('divider', dividerPropsSchema),
  upselling: loosely('upselling'),
  'room-upgrades': loosely('room-upgrades'),
  'guest-feedback': loosely('guest-feedback'),
  signature: loosely('signature'),
  'raw-html': loosely('raw-html'),
} as const satisfies Record<TemplateModuleType, z.ZodMiniType>

type Schemas = typeof MODULE_SCHEMAS
export type ModuleOf<T extends TemplateModuleType> = z.infer<Schemas[T]>
export type TemplateModule = { [T in TemplateModuleType]: ModuleOf<T> }[TemplateModuleType]

/** Any module a template may hold. */
export const templateModuleSchema = z.union(
  Object.values(MODULE_SCHEMAS) as unknown as [Schemas[TemplateModuleType]],
)
