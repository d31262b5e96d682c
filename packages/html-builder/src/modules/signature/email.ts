import { column, groundOf, section } from '../../email/layout.ts'
import { SIGNATURE_MARK, whenSigned } from '../../email/marks.ts'
import { betweenMarks } from '../../email/whole.ts'
import type { ModuleKind } from '../../module-kind.ts'

/** The place of the property's signature of the day an e-mail is sent; no room is left without one. */
export const email: ModuleKind<'signature'>['email'] = ({ outerPadding }, setting) => {
  const place = groundOf(setting)
  const content = `<mj-text padding="0" line-height="1">${SIGNATURE_MARK}</mj-text>`
  return betweenMarks(whenSigned, section({ place, outerPadding }, column({ setting }, content)))
}
