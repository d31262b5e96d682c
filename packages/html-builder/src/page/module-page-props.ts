import type { TemplateModuleType } from '@innkeeper/domain/html-builder/constants.ts'
import type { ModuleOf } from '../module-schemas.ts'

export type ModulePageProps<T extends TemplateModuleType> = {
  module: ModuleOf<T>
  /** The page's own title. */
  isTitle: boolean
  /** Among the first things a visitor sees. */
  isFirst: boolean
}
