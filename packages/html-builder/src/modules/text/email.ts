import type { TemplateText } from '@innkeeper/domain/html-builder/rich-text.ts'
import { emailFont } from '../../email/fonts.ts'
import { beside, column, placeOn, section, sideOf, words } from '../../email/layout.ts'
import { richTextHtml } from '../../email/rich-text-html.ts'
import type { ModuleKind } from '../../module-kind.ts'

/** Between two columns, half of it in each. */
const GAP = 24

export const email: ModuleKind<'text'>['email'] = ({ props, outerPadding, innerPadding }, setting) => {
  const place = placeOn(setting, props.backgroundEnabled, props.backgroundColor)
  const font = emailFont(props.fontFamily ?? setting.brand.textFont)
  const [left, right] = [sideOf(setting) + innerPadding.left, sideOf(setting) + innerPadding.right]
  const least = place.isGround ? 0 : 20
  const inner = { top: Math.max(least, innerPadding.top), bottom: Math.max(least, innerPadding.bottom) }
  const written = (text: TemplateText, padding: string) =>
    text.content.length > 0 ? words({ place, font, padding }, richTextHtml(text, place)) : ''
  const { contentColumnOne: one, contentColumnTwo: two } = props
  if (props.nrOfColumns === 1 || !two) {
    const content = written(one, `0 ${right}px 0 ${left}px`)
    return content && section({ place, outerPadding, innerPadding: inner }, column({ setting }, content))
  }
  const [first, last] = setting.direction === 'ltr' ? [left, right] : [right, left]
  const paddings =
    setting.direction === 'ltr'
      ? [`0 ${GAP / 2}px 0 ${first}px`, `0 ${last}px 0 ${GAP / 2}px`]
      : [`0 ${first}px 0 ${GAP / 2}px`, `0 ${GAP / 2}px 0 ${last}px`]
  const columns = [one, two].map((text, index) =>
    column({ setting, width: '50%', more: beside(setting) }, written(text, paddings[index] ?? '0')),
  )
  return section({ place, outerPadding, innerPadding: inner }, columns.join(''))
}
