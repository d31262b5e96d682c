import { emailFont } from '../../email/fonts.ts'
import { emailImage } from '../../email/image.ts'
import { beside, column, contentWidth, placeOn, roomAround, section, words } from '../../email/layout.ts'
import { richTextHtml } from '../../email/rich-text-html.ts'
import type { ModuleKind } from '../../module-kind.ts'

const GAP = 24
const NONE = { top: 0, bottom: 0, left: 0, right: 0 }
/** Of the width; a signature is mostly words. */
const PICTURE_SHARE = { email: 50, signature: 30 } as const

export const email: ModuleKind<'image-caption'>['email'] = ({ props, outerPadding }, setting) => {
  const place = placeOn(setting, props.backgroundEnabled, props.backgroundColor)
  const { image, content, captionPosition } = props
  const font = emailFont(props.fontFamily ?? setting.brand.textFont)
  const innerPadding = roomAround(place, NONE)
  const width = contentWidth - innerPadding.left - innerPadding.right
  const hasWords = content.content.length > 0
  const caption = (padding: string) =>
    hasWords ? words({ place, font, padding }, richTextHtml(content, place)) : ''
  const picture = (columnWidth: number, padding: string) =>
    image
      ? emailImage(image, {
          place,
          columnWidth,
          alignment: setting.kind === 'signature' ? 'left' : 'center',
          padding,
        })
      : ''
  const below = `${picture(width, `0 0 ${hasWords ? 12 : 0}px`)}${caption('0')}`
  if (below === '') return ''
  if (captionPosition === 'below' || !image || !hasWords) {
    return section({ place, outerPadding, innerPadding }, column({ setting }, below))
  }
  // The picture is written first, so that on a phone its words stand below it; beside each other they may change sides.
  const share = PICTURE_SHARE[setting.kind]
  const isPictureAtLeft = captionPosition === 'right'
  const atLeft = `0 ${GAP / 2}px 0 0`
  const atRight = `0 0 0 ${GAP / 2}px`
  const columns = [
    column(
      { setting, width: `${share}%`, verticalAlign: 'middle', more: beside(setting) },
      picture((width * share) / 100 - GAP / 2, isPictureAtLeft ? atLeft : atRight),
    ),
    column(
      { setting, width: `${100 - share}%`, verticalAlign: 'middle', more: beside(setting) },
      caption(isPictureAtLeft ? atRight : atLeft),
    ),
  ]
  const more = ` direction="${isPictureAtLeft ? 'ltr' : 'rtl'}"`
  return section({ place, outerPadding, innerPadding, more }, columns.join(''))
}
