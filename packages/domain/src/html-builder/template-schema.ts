import * as z from 'zod/mini'
import { publicIdSchema } from '../ids.ts'
import { TEMPLATE_TYPES, TEMPLATE_VERSION } from './constants.ts'
import { colourSchema } from './module-parts.ts'
import { isTemplateName, readableName } from './template-name.ts'

/** Limits both sides know: the editor stops there, the server refuses beyond. */
export const TEMPLATE_NAME_MAX = 120
export const TEMPLATE_MODULES_MAX = 200
/** More than the languages a property can have. */
export const TEMPLATE_LANGUAGES_MAX = 60
export const TEMPLATE_HTML_MAX = 1_000_000
export const SUBJECT_MAX = 150
export const PREHEADER_MAX = 200

const linksSchema = z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(500)), [])

export const templateStyleSchema = z._default(
  z.object({ innerBgColor: colourSchema, outerBgColor: colourSchema }),
  { innerBgColor: null, outerBgColor: null },
)

const languageIndexSchema = z.string().check(z.regex(/^(0|[1-9]\d{0,2})$/))
const wordsByLanguage = (max: number) =>
  z._default(z.record(languageIndexSchema, z.string().check(z.maxLength(max))), {})

/** What is written in a template, in all languages: what a save sends and a version keeps. */
export const templateContentSchema = z.object({
  name: z.string().check(z.maxLength(TEMPLATE_NAME_MAX), z.refine(isTemplateName)),
  /** The preset it was made from. */
  standardType: z._default(z.nullable(z.string().check(z.maxLength(60))), null),
  style: templateStyleSchema,
  /**
   * Language index to modules as they are stored: one that cannot be read must not take the others with it, so
   * each is read on its own (readable-modules.ts).
   */
  localizedData: z
    .record(languageIndexSchema, z.array(z.unknown()).check(z.maxLength(TEMPLATE_MODULES_MAX)))
    .check(z.refine((lists) => Object.keys(lists).length <= TEMPLATE_LANGUAGES_MAX)),
  /** Of an e-mail, by language index. */
  subject: wordsByLanguage(SUBJECT_MAX),
  /** What mail programs show beside the subject, by language index. */
  preheader: wordsByLanguage(PREHEADER_MAX),
  /** An offer: it goes to guests who agreed, and each e-mail can be unsubscribed from. */
  isMarketing: z._default(z.boolean(), false),
})
export type TemplateContent = z.infer<typeof templateContentSchema>

/** Ids of what uses a template (spec 3), and of tabs and other templates. */
export const templateLinksSchema = z._default(
  z.object({
    automation: linksSchema,
    boxes: linksSchema,
    scheduled: linksSchema,
    tabBar: linksSchema,
    templates: linksSchema,
  }),
  { automation: [], boxes: [], scheduled: [], tabBar: [], templates: [] },
)

export const templateSchema = z.extend(templateContentSchema, {
  version: z.literal(TEMPLATE_VERSION),
  id: publicIdSchema,
  /** Names were stored before there was a rule for them. */
  name: z.string().check(z.overwrite(readableName), z.maxLength(TEMPLATE_NAME_MAX)),
  type: z.enum(TEMPLATE_TYPES),
  createdAt: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  linkedTo: templateLinksSchema,
  /** As an e-mail sends it; empty until it is made. */
  html: z._default(z.string().check(z.maxLength(TEMPLATE_HTML_MAX)), ''),
})
export type Template = z.infer<typeof templateSchema>
