import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { TemplateModule } from '@innkeeper/html-builder/module-schemas.ts'
import type { PictureFacts } from '../media/service.ts'

/** A published page with its modules read, whatever language is asked for. */
export type ReadPage = {
  id: string
  style: TemplateContent['style']
  /** Language index to modules; their HTML is not cleaned yet. */
  modules: Readonly<Record<string, TemplateModule[]>>
  /** Those that guests can open, of the pages that its modules lead to; links to others are left out. */
  openPages: ReadonlySet<string>
  pictures: ReadonlyMap<string, PictureFacts>
}
