import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import * as z from 'zod/mini'
import { MODULE_KINDS } from '../module-kinds.ts'
import { MODULE_SCHEMAS } from '../module-schemas.ts'
import { joinModule } from './split-module.ts'
import { type NewModule, takenFrom } from './structure.ts'
import { IS_THERE, type TemplateDraft } from './template-draft.ts'
import { isModuleType } from './word-paths.ts'

export const CLIPBOARD_VERSION = 1

const partsSchema = z.record(z.string(), z.unknown())
const clipSchema = z.object({
  kind: z.literal('innkeeper-modules'),
  version: z.literal(CLIPBOARD_VERSION),
  modules: z
    .array(
      z.object({ look: partsSchema, words: z.record(z.string().check(z.regex(/^\d{1,3}$/)), partsSchema) }),
    )
    .check(z.maxLength(50)),
})
export type ModuleClip = z.infer<typeof clipSchema>

/** Modules as they are carried from one template to another. */
export function clipOf(draft: TemplateDraft, ids: readonly string[]): ModuleClip {
  const modules = ids.flatMap((id) => {
    const taken = takenFrom(draft, id, id)
    return taken ? [{ look: taken.look, words: taken.words }] : []
  })
  return { kind: 'innkeeper-modules', version: CLIPBOARD_VERSION, modules }
}

/** The modules of a clip that a template of this type can hold, with ids of their own; null when it is none. */
export function modulesOfClip(clip: unknown, type: TemplateType, newId: () => string): NewModule[] | null {
  const parsed = z.safeParse(clipSchema, clip)
  if (!parsed.success) return null
  return parsed.data.modules.flatMap(({ look, words }) => {
    const module = { id: newId(), look, words }
    return fits(module, type) ? [module] : []
  })
}

function fits({ id, look, words }: NewModule, type: TemplateType): boolean {
  if (!isModuleType(look.type) || !MODULE_KINDS[look.type].fits.includes(type)) return false
  const schema = MODULE_SCHEMAS[look.type]
  const all = Object.values(words)
  return [...all, { [IS_THERE]: true }].every(
    (own) => IS_THERE in own && z.safeParse(schema, joinModule(id, look, own)).success,
  )
}
