import type { Template } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { TemplateModule } from '@innkeeper/html-builder/module-schemas.ts'
import type { PictureFacts } from '../media/service.ts'

/** A template with its modules read, whatever language is asked for. */
export type ReadTemplate = {
  template: Template
  /** Language index to modules. */
  modules: Readonly<Record<string, TemplateModule[]>>
  pictures: ReadonlyMap<string, PictureFacts>
}
