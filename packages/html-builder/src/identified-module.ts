import { TEMPLATE_MODULES, type TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'

/** A stored module that says what it is, whether this version knows its type or not. */
export type IdentifiedModule = { type: string; id: string; props: object }

/** Whether it has a type, an id and props: one without is no module (spec 3). */
export function isIdentified(stored: unknown): stored is IdentifiedModule {
  if (typeof stored !== 'object' || stored === null) return false
  const { type, id, props } = stored as Partial<Record<string, unknown>>
  const hasName = typeof type === 'string' && type !== '' && typeof id === 'string' && id !== ''
  return hasName && typeof props === 'object' && props !== null && !Array.isArray(props)
}

export function isModuleType(type: string): type is TemplateModuleType {
  return (TEMPLATE_MODULES as readonly string[]).includes(type)
}
