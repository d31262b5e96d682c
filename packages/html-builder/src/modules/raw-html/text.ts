import { htmlText } from '../../email/html-text.ts'
import { textWithFields } from '../../email/with-fields.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const text: ModuleKind<'raw-html'>['text'] = ({ props }, setting) =>
  textWithFields(htmlText(setting.cleanHtml(props.html)))
