import { emailFont } from '../../email/fonts.ts'
import { emailImage } from '../../email/image.ts'
import { beside, column, contentWidth, placeOn, section, sideOf, words } from '../../email/layout.ts'
import { richTextHtml } from '../../email/rich-text-html.ts'
import type { ModuleKind } from '../../module-kind.ts'

const GAP = 24
/** Of the width; a signature is mostly words. */
const PICTURE_SHARE = { email: 50, signature: 30 } as const

export const email: ModuleKind<'image-caption'>['email'] = ({ props, outerPadding }, setting) => {
  const place = placeOn(setting, props.backgroundEnabled, props.backgroundColor)
  const { image, content, captionPosition } = props
  const font = emailFont(props.fontFamily ?? setting.brand.textFont)
  const side = sideOf(setting)
  const room = place.isGround ? 0 : 20
  const innerPadding = { top: room, bottom: room }
  const hasWords = content.content.length > 0
  const caption = (padding: string) =>
    hasWords ? words({ place, font, padding }, richTextHtml(content, place)) : ''
  const picture = (columnWidth: number, padding: string) =>
    image
      ? emailImage(image, {
          setting,
          columnWidth,
          alignment: setting.kind === 'signature' ? 'left' : 'center',
          padding,
        })
      : ''
  const below = `${picture(contentWidth, `0 ${side}px ${hasWords ? 12 : 0}px`)}${caption(`0 ${side}px`)}`
  if (below === '') return ''
  if (captionPosition === 'below' || !image || !hasWords) {
    return section({ place, outerPadding, innerPadding }, column({ setting }, below))
  }
  // The picture is written first, so that on a phone its words stand below it; beside each other they may change sides.
  const share = PICTURE_SHARE[setting.kind]
  const isPictureAtLeft = captionPosition === 'right'
  const [outside, inside] = [`${side}px`, `${GAP / 2}px`]
  const atLeft = `0 ${inside} 0 ${outside}`
  const atRight = `0 ${outside} 0 ${inside}`
  const columns = [
    column(
      { setting, width: `${share}%`, verticalAlign: 'middle', more: beside(setting) },
      picture((contentWidth * share) / 100 - GAP / 2, isPictureAtLeft ? atLeft : atRight),
    ),
    column(
      { setting, width: `${100 - share}%`, verticalAlign: 'middle', more: beside(setting) },
      caption(isPictureAtLeft ? atRight : atLeft),
    ),
  ]
  const more = ` direction="${isPictureAtLeft ? 'ltr' : 'rtl'}"`
  return section({ place, outerPadding, innerPadding, more }, columns.join(''))
}
