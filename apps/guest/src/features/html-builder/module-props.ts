import type { TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import type { ModuleOf } from '@innkeeper/html-builder/module-schemas.ts'

export type ModuleProps<T extends TemplateModuleType> = {
  module: ModuleOf<T>
  /** The page's own title. */
  isTitle: boolean
  /** Among the first things a visitor sees. */
  isFirst: boolean
}
