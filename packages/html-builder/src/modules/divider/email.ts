import { colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import { FAINT_LINE, soft } from '../../email/email-colours.ts'
import { alignOf, column, groundOf, section } from '../../email/layout.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const email: ModuleKind<'divider'>['email'] = ({ props, outerPadding }, setting) => {
  const place = groundOf(setting)
  const { spacing, alignment, dividerStyle, width } = props
  if (!props.visibility) {
    if (spacing === 0) return ''
    return section({ place, outerPadding }, column({ setting }, `<mj-spacer height="${2 * spacing}px" />`))
  }
  const colour = props.color === null ? FAINT_LINE : soft(colourOf(props.color, setting.brand))
  const line = `<mj-divider border-color="${colour}" border-style="${dividerStyle}" border-width="1px" width="${width}%" align="${alignOf(alignment, setting)}" padding="${spacing}px 0" css-class="line" />`
  return section({ place, outerPadding }, column({ setting }, line))
}
