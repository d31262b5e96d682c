import type { TemplateModuleType, TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { ModuleOf } from './module-schemas.ts'
import type { OutputSetting } from './output-setting.ts'
import type { SettingsField } from './settings-field.ts'

/** All that differs by the type of a module besides its page, which React draws (module-pages.ts). */
export type ModuleKind<T extends TemplateModuleType = TemplateModuleType> = {
  /** Templates that can hold it. */
  fits: readonly TemplateType[]
  /** A new one, before anything is written in it. */
  start: () => Omit<ModuleOf<T>, 'type' | 'id'>
  settings: readonly SettingsField[]
  /** As mjml, for the body of an e-mail or a signature. */
  email: (module: ModuleOf<T>, setting: OutputSetting) => string
  /** For the plain-text part; empty when it has nothing to say. */
  text: (module: ModuleOf<T>, setting: OutputSetting) => string
}
