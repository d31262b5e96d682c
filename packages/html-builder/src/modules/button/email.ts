import { colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import { isReadable } from '@innkeeper/domain/html-builder/surface.ts'
import { labelOf, wordsOf } from '../../content-lines.ts'
import { emailButton } from '../../email/button.ts'
import { soft } from '../../email/email-colours.ts'
import { emailFont } from '../../email/fonts.ts'
import { column, groundOf, section } from '../../email/layout.ts'
import { boxLink } from '../../email/links.ts'
import { labelHtml } from '../../email/rich-text-html.ts'
import { whole } from '../../email/whole.ts'
import type { ModuleKind } from '../../module-kind.ts'

export const email: ModuleKind<'button'>['email'] = ({ props, outerPadding, innerPadding }, setting) => {
  const link = boxLink({ type: props.type, value: props.destination }, setting)
  const label = labelOf(props.content)
  if (!link || wordsOf(label).trim() === '') return ''
  const place = groundOf(setting)
  const [ink, background] = [props.color, props.backgroundColor].map((chosen) =>
    chosen === null ? null : soft(colourOf(chosen, setting.brand)),
  )
  // The template's colours where its words read on its background; the brand's otherwise.
  const chosen = ink && background && isReadable(ink, background) ? { ink, background } : {}
  const button = emailButton(
    {
      place,
      link,
      font: emailFont(props.fontFamily ?? setting.brand.textFont),
      alignment: props.alignment,
      innerPadding,
      ...chosen,
      ...(props.roundness !== undefined && { roundness: props.roundness }),
    },
    labelHtml(label, place),
  )
  return whole(link, section({ place, outerPadding }, column({ setting }, button)))
}
