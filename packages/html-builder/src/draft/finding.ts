import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import type { TemplateDraft } from './template-draft.ts'

export type FindingKind =
  | 'noSubject'
  | 'noAlt'
  | 'lowContrast'
  | 'lowContrastWords'
  | 'noDestination'
  | 'emptyModule'
  | 'noWords'
  | 'noPreheader'
  | 'closedFeature'
  | 'linkToNothing'
  | 'unsavedLink'
  | 'noSignature'
  | 'unpublishedSignature'

/** Something that guests would stumble over, where it stands, and what mends it. */
export type Finding = {
  kind: FindingKind
  moduleId: string | null
  /** In which language; null where it is the same in all of them. */
  language: number | null
  /** The field to go to. */
  path: string
  /** The background it cannot be read on: on another one it is mended otherwise. */
  ground?: string
  /** Mends it without anybody having to write; absent where somebody has to. */
  fix?: (draft: TemplateDraft) => TemplateDraft
}

export type FindingContext = {
  type: TemplateType
  brand: Brand
  /** The property's default language. */
  main: number
  /** Of the property. */
  languages: readonly number[]
  /** Pages a link can lead to, by id; null while they are not known. */
  pages: ReadonlySet<string> | null
  /** Pages of their own that guests have now; null while it is not known. */
  features: readonly string[] | null
  /** Links that were typed and could not be saved, as `module path`. */
  unsavedLinks: readonly string[]
  /** The signature of all e-mails; null while it is not known. */
  signature: 'none' | 'unpublished' | 'published' | null
}
