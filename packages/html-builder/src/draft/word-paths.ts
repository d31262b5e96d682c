import { TEMPLATE_MODULES, type TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import { MODULE_KINDS } from '../module-kinds.ts'
import type { SettingsField } from '../settings-field.ts'
import { valueAt } from './paths.ts'

/** Words of a module: a field that is written per language, or what a picture of it shows. */
export type WordPath = {
  path: string
  field: SettingsField
  /** What a picture shows, said for those who do not see it. */
  isAlt: boolean
}

/** Behind the words it is decoration, and read to nobody. */
const SILENT_PICTURES: readonly string[] = ['props.backgroundImage']

const NONE: readonly WordPath[] = []
const known = new Map<string, readonly WordPath[]>()

export function isModuleType(type: unknown): type is TemplateModuleType {
  return TEMPLATE_MODULES.some((one) => one === type)
}

/** Where in a module of this type the words stand. */
export function wordPathsOf(type: unknown): readonly WordPath[] {
  if (!isModuleType(type)) return NONE
  const found = known.get(type) ?? MODULE_KINDS[type].settings.flatMap(pathsOfField)
  known.set(type, found)
  return found
}

function pathsOfField(field: SettingsField): WordPath[] {
  if (field.kind === 'image') return [{ path: `${field.path}.name`, field, isAlt: true }]
  return field.isWords ? [{ path: field.path, field, isAlt: false }] : []
}

/** Whether a field applies to the module as it stands. */
export function isFieldShown({ when }: SettingsField, module: unknown): boolean {
  return !when || valueAt(module, when.path) === when.is
}

/** Whether the picture of an image field is one that has to be described. */
export function isAltNeeded({ field, isAlt }: WordPath, module: unknown): boolean {
  return isAlt && !SILENT_PICTURES.includes(field.path) && Boolean(valueAt(module, field.path))
}
