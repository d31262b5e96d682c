import { withoutUnfitLinks } from '@innkeeper/domain/guestbook/fit-links.ts'
import { TEMPLATE_MODULES, type TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import * as z from 'zod/mini'
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
    if (!isModule(stored)) {
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

type Identified = { type: string; id: string; props: object }

function isModule(stored: unknown): stored is Identified {
  if (typeof stored !== 'object' || stored === null) return false
  const { type, id, props } = stored as Partial<Record<string, unknown>>
  const hasName = typeof type === 'string' && type !== '' && typeof id === 'string' && id !== ''
  return hasName && typeof props === 'object' && props !== null && !Array.isArray(props)
}

function isModuleType(type: string): type is TemplateModuleType {
  return (TEMPLATE_MODULES as readonly string[]).includes(type)
}
