import { emailButton } from '../../email/button.ts'
import { written } from '../../email/escape.ts'
import { emailFont } from '../../email/fonts.ts'
import { pictureCell } from '../../email/image.ts'
import { column, contentWidth, groundOf, ROUNDNESS, section } from '../../email/layout.ts'
import { addressLink } from '../../email/links.ts'
import { emailPicture, shownWidth } from '../../email/pictures.ts'
import type { ModuleKind } from '../../module-kind.ts'

/** No mail program plays a film: its picture with a bar below it, both lead to the film. */
export const email: ModuleKind<'video'>['email'] = ({ props, outerPadding }, setting) => {
  const link = props.url === '' ? null : addressLink(props.url, setting)
  if (!link) return ''
  const place = groundOf(setting)
  const { placeholder, alignment } = props
  const width = shownWidth(props, contentWidth)
  const round = placeholder?.roundness ?? ROUNDNESS
  const src = placeholder && emailPicture(placeholder.url, width, setting)
  const alt = written(placeholder?.name || setting.words.playVideo)
  const picture = src
    ? pictureCell({
        ...{ place, src, alt, width, alignment, link, padding: '0', isWide: props.size === 100 },
        roundness: `${round}px ${round}px 0 0`,
      })
    : ''
  const bar = emailButton(
    {
      place,
      link,
      font: emailFont(setting.brand.textFont),
      alignment,
      roundness: src ? `0 0 ${round}px ${round}px` : round,
      ...(src && { width: props.size === 100 ? '100%' : `${width}px` }),
    },
    // The sign as a letter: as a picture it would be another in every program.
    `&#9654;&#65038;&nbsp; ${written(setting.words.playVideo)}`,
  )
  return section({ place, outerPadding }, column({ setting }, picture + bar))
}
