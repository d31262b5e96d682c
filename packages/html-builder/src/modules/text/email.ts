import type { TemplateText } from '@innkeeper/domain/html-builder/rich-text.ts'
import { emailFont } from '../../email/fonts.ts'
import { beside, column, placeOn, roomAround, section, words } from '../../email/layout.ts'
import { richTextHtml } from '../../email/rich-text-html.ts'
import type { ModuleKind } from '../../module-kind.ts'

/** Between two columns, half of it in each. */
const GAP = 24

export const email: ModuleKind<'text'>['email'] = ({ props, outerPadding, innerPadding }, setting) => {
  const place = placeOn(setting, props.backgroundEnabled, props.backgroundColor)
  const font = emailFont(props.fontFamily ?? setting.brand.textFont)
  const look = { place, outerPadding, innerPadding: roomAround(place, innerPadding) }
  const written = (text: TemplateText, padding: string) =>
    text.content.length > 0 ? words({ place, font, padding }, richTextHtml(text, place)) : ''
  const { contentColumnOne: one, contentColumnTwo: two } = props
  if (props.nrOfColumns === 1 || !two) {
    const content = written(one, '0')
    return content && section(look, column({ setting }, content))
  }
  const sides = [`0 ${GAP / 2}px 0 0`, `0 0 0 ${GAP / 2}px`]
  const paddings = setting.direction === 'ltr' ? sides : sides.toReversed()
  const columns = [one, two].map((text, index) =>
    column({ setting, width: '50%', more: beside(setting) }, written(text, paddings[index] ?? '0')),
  )
  return section(look, columns.join(''))
}
