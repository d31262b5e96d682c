import { column, groundOf, section, sideOf } from '../../email/layout.ts'
import { SIGNATURE_MARK } from '../../email/marks.ts'
import type { ModuleKind } from '../../module-kind.ts'

/** The place of the property's signature of the day an e-mail is sent. */
export const email: ModuleKind<'signature'>['email'] = ({ outerPadding }, setting) => {
  const place = groundOf(setting)
  const content = `<mj-text padding="0 ${sideOf(setting)}px" line-height="1">${SIGNATURE_MARK}</mj-text>`
  return section({ place, outerPadding }, column({ setting }, content))
}
