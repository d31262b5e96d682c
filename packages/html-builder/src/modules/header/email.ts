import { colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import { isReadable } from '@innkeeper/domain/html-builder/surface.ts'
import { headerParts } from '../../content-lines.ts'
import { soft } from '../../email/email-colours.ts'
import { emailFont } from '../../email/fonts.ts'
import {
  column,
  contentWidth,
  type Place,
  placeOn,
  ROUNDNESS,
  roomAround,
  section,
  words,
} from '../../email/layout.ts'
import { logoOrName } from '../../email/logo.ts'
import { emailPicture } from '../../email/pictures.ts'
import { lineHtml, richTextHtml } from '../../email/rich-text-html.ts'
import type { ModuleKind } from '../../module-kind.ts'
import type { ModuleOf } from '../../module-schemas.ts'
import { PICTURE_ABOVE } from './picture-above.ts'

/** Around the panel on a picture, and around the words on it. */
const EDGE = 16
const PANEL_ROOM = 20

export const email: ModuleKind<'header'>['email'] = (module, setting) => {
  const { props, outerPadding, innerPadding } = module
  const picture = props.backgroundImage && emailPicture(props.backgroundImage.url, contentWidth, setting)
  if (picture) return onPicture(module, picture, placeOn(setting, true, props.backgroundColor ?? 'brand'))
  const place = placeOn(setting, props.backgroundEnabled, props.backgroundColor)
  return section(
    { place, outerPadding, innerPadding: roomAround(place, innerPadding) },
    column({ setting }, wordsOfHeader(module, place, '0')),
  )
}

/** The words have a surface of their own on the picture: they read on any, and also where pictures are blocked. */
function onPicture(module: ModuleOf<'header'>, picture: string, place: Place): string {
  const { setting, surface } = place
  const behind = ` background-url="${picture}" background-size="cover" background-position="center center" background-repeat="no-repeat"`
  const panel = ` padding="0" inner-background-color="${surface.background}" inner-border-radius="${ROUNDNESS}px"`
  const top = Math.max(PICTURE_ABOVE, module.innerPadding.top)
  const room = `<mj-spacer height="${PANEL_ROOM}px" />`
  return section(
    {
      place,
      outerPadding: module.outerPadding,
      innerPadding: { top, bottom: EDGE, left: EDGE, right: EDGE },
      more: behind,
    },
    column({ setting, more: panel }, `${room}${wordsOfHeader(module, place, `${PANEL_ROOM}px`)}${room}`),
  )
}

function wordsOfHeader({ props }: ModuleOf<'header'>, place: Place, beside: string): string {
  const { setting, surface } = place
  const { title, lead } = headerParts(props.content)
  const heading = emailFont(props.fontFamily ?? setting.brand.headingFont)
  const chosen = props.color === null ? null : soft(colourOf(props.color, setting.brand))
  const ink = chosen && isReadable(chosen, surface.background) ? chosen : surface.ink
  const padding = `0 ${beside}`
  const look = { place, alignment: props.alignment, padding, colour: ink }
  const size = setting.kind === 'email' ? 30 : 22
  const line = `<h1 style="font-size:${size}px;line-height:1.2;font-weight:600;margin:0 0 ${lead ? 10 : 0}px">${lineHtml(title, place)}</h1>`
  return [
    props.nameEnabled
      ? logoOrName({
          place,
          alignment: props.alignment,
          padding: `0 ${beside} ${title.length > 0 || lead ? 16 : 0}px`,
        })
      : '',
    title.length > 0 ? words({ ...look, font: heading }, line) : '',
    lead ? words({ ...look, font: emailFont(setting.brand.textFont) }, richTextHtml(lead, place)) : '',
  ].join('')
}
