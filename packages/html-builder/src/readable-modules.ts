import { withoutUnfitLinks } from '@innkeeper/domain/guestbook/fit-links.ts'
import * as z from 'zod/mini'
import { isIdentified, isModuleType } from './identified-module.ts'
import { MODULE_SCHEMAS, type TemplateModule } from './module-schemas.ts'

export type ReadModules = {
  modules: TemplateModule[]
  /** How many were left out: without type, id or props, with props of another shape, or an id for the second time. */
  skipped: number
  /** Types this version does not know, each once, for the log. */
  unknown: string[]
}

/** The modules that can be shown; what cannot be read costs itself only (spec 3). */
export function readableModules(list: readonly unknown[]): ReadModules {
  const modules = new Map<string, TemplateModule>()
  const unknown = new Set<string>()
  let skipped = 0
  for (const stored of list) {
    if (!isIdentified(stored)) {
      skipped++
    } else if (!isModuleType(stored.type)) {
      unknown.add(stored.type.slice(0, SHOWN_TYPE_MAX))
    } else {
      const parsed = z.safeParse(MODULE_SCHEMAS[stored.type], withoutUnfitLinks(stored))
      if (parsed.success && !modules.has(parsed.data.id)) modules.set(parsed.data.id, parsed.data)
      else skipped++
    }
  }
  return { modules: [...modules.values()], skipped, unknown: [...unknown] }
}

/** A log line stays a line. */
const SHOWN_TYPE_MAX = 60
