import { colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import { isReadable } from '@innkeeper/domain/html-builder/surface.ts'
import { headerParts } from '../../content-lines.ts'
import { soft } from '../../email/email-colours.ts'
import { emailFont } from '../../email/fonts.ts'
import {
  column,
  EMAIL_WIDTH,
  frameWidth,
  type Place,
  placeOn,
  section,
  sideOf,
  words,
} from '../../email/layout.ts'
import { logoOrName } from '../../email/logo.ts'
import { emailPicture } from '../../email/pictures.ts'
import { lineHtml, richTextHtml } from '../../email/rich-text-html.ts'
import type { ModuleKind } from '../../module-kind.ts'
import type { ModuleOf } from '../../module-schemas.ts'

/** Of a header behind whose words is a picture, this much of it is seen above them. */
const PICTURE_ABOVE = 168

export const email: ModuleKind<'header'>['email'] = (module, setting) => {
  const { props, outerPadding, innerPadding } = module
  const picture = props.backgroundImage && emailPicture(props.backgroundImage.url, EMAIL_WIDTH, setting)
  if (picture) return onPicture(module, picture, placeOn(setting, true, props.backgroundColor ?? 'brand'))
  const place = placeOn(setting, props.backgroundEnabled, props.backgroundColor)
  // A band of colour needs room around its words, whatever the template says.
  const least = place.isGround ? 0 : 28
  const inner = { top: Math.max(least, innerPadding.top), bottom: Math.max(least, innerPadding.bottom) }
  return section(
    { place, outerPadding, innerPadding: inner },
    column({ setting }, wordsOfHeader(module, place, besides(innerPadding, setting))),
  )
}

/** The words have a surface of their own on the picture: they read on any, and also where pictures are blocked. */
function onPicture(module: ModuleOf<'header'>, picture: string, place: Place): string {
  const { setting, surface } = place
  const behind = ` background-url="${picture}" background-size="cover" background-position="center center" background-repeat="no-repeat"`
  const side = sideOf(setting)
  const panel = ` padding="0 ${side}px" inner-background-color="${surface.background}" inner-border-radius="12px"`
  const { left, right, ...inner } = module.innerPadding
  const top = Math.max(PICTURE_ABOVE, inner.top)
  // The panel keeps the words off the picture already.
  const beside = { left: Math.max(side, left), right: Math.max(side, right) }
  return section(
    {
      place,
      outerPadding: module.outerPadding,
      innerPadding: { top, bottom: Math.max(side, inner.bottom) },
      more: behind,
    },
    column(
      { setting, more: panel },
      `<mj-spacer height="20px" />${wordsOfHeader(module, place, beside)}<mj-spacer height="20px" />`,
    ),
  )
}

type Beside = { left: number; right: number }

const besides = ({ left, right }: Beside, setting: Place['setting']): Beside => ({
  left: sideOf(setting) + left,
  right: sideOf(setting) + right,
})

function wordsOfHeader({ props }: ModuleOf<'header'>, place: Place, { left, right }: Beside): string {
  const { setting, surface } = place
  const { title, lead } = headerParts(props.content)
  const heading = emailFont(props.fontFamily ?? setting.brand.headingFont)
  const chosen = props.color === null ? null : soft(colourOf(props.color, setting.brand))
  const ink = chosen && isReadable(chosen, surface.background) ? chosen : surface.ink
  const padding = `0 ${right}px 0 ${left}px`
  const look = { place, alignment: props.alignment, padding, colour: ink }
  const size = frameWidth(setting) === EMAIL_WIDTH ? 30 : 22
  const line = `<h1 style="font-size:${size}px;line-height:1.2;font-weight:600;margin:0 0 ${lead ? 10 : 0}px">${lineHtml(title, place)}</h1>`
  return [
    props.nameEnabled
      ? logoOrName({ place, alignment: props.alignment, padding: `0 ${right}px 20px ${left}px` })
      : '',
    title.length > 0 ? words({ ...look, font: heading }, line) : '',
    lead ? words({ ...look, font: emailFont(setting.brand.textFont) }, richTextHtml(lead, place)) : '',
  ].join('')
}
