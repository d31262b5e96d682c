import { emailFont } from '../../email/fonts.ts'
import { column, groundOf, section, words } from '../../email/layout.ts'
import { markupWithFields } from '../../email/with-fields.ts'
import type { ModuleKind } from '../../module-kind.ts'

/** In a cell of its own, so that what somebody left open ends there. */
export const email: ModuleKind<'raw-html'>['email'] = ({ props, outerPadding }, setting) => {
  const html = setting.cleanHtml(props.html).trim()
  if (html === '') return ''
  const place = groundOf(setting)
  return section(
    { place, outerPadding },
    column({ setting }, words({ place, font: emailFont(setting.brand.textFont) }, markupWithFields(html))),
  )
}
