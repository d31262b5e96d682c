import { emailButton } from '../email/button.ts'
import type { EmailField, OfferField } from '../email/compiled-email.ts'
import { colourClass } from '../email/dark-mode.ts'
import { emailFont } from '../email/fonts.ts'
import { column, contentWidth, type Place, placeOn, roomAround, section, words } from '../email/layout.ts'
import { ownLink } from '../email/links.ts'
import { field, offerRows, when, whenOffers } from '../email/marks.ts'
import { betweenMarks, loose } from '../email/whole.ts'
import { labelWithFields, textWithFields } from '../email/with-fields.ts'
import type { ModuleOf } from '../module-schemas.ts'
import type { OutputSetting } from '../output-setting.ts'

type OfferModule = ModuleOf<'upselling'> | ModuleOf<'room-upgrades'>
type AllOfThem = 'link:store' | 'link:upgrades'

const CARDS_IN_ROW = 3
/** Of an offer's picture, in pixels. */
export const OFFER_PICTURE_WIDTHS = { cards: 174, list: 168, large: contentWidth } as const
/** Between cards, and between a picture and the words beside it. */
const GAP = 15
const NO_ROOM = { top: 0, bottom: 0, left: 0, right: 0 }

/** Headings, rows that are filled with each recipient's offers, and the button to all of them. */
export function offersEmail(module: OfferModule, setting: OutputSetting, all: AllOfThem): string {
  const { id, props, outerPadding } = module
  const { background, layout } = props
  const place = placeOn(setting, background.enabled, background.color)
  const room = roomAround(place, NO_ROOM)
  const sides = { left: room.left, right: room.right }
  const longest = layout === 'cards' ? CARDS_IN_ROW : 1
  const rows = Array.from({ length: longest }, (_, index) => rowOf(index + 1, module, place, sides))
  const [before, ...between] = offerRows(id, Array(longest).fill('\n')).split('\n')
  const marked = rows.map((row, index) => row + loose(between[index] ?? '')).join('')
  const button = ownLink(all, '')
  const hasButton = props.button.enabled && props.button.content.trim() !== ''
  const strips = [
    section(
      {
        place,
        outerPadding: { top: outerPadding.top, bottom: 0 },
        innerPadding: { ...room, bottom: 0 },
        piece: 'first',
      },
      column({ setting }, headings(module, place)),
    ),
    loose(before ?? ''),
    marked,
    hasButton
      ? betweenMarks(
          (content) => when(all, content),
          section(
            { place, outerPadding: NO_ROOM, innerPadding: { top: 4, bottom: 12, ...sides }, piece: 'middle' },
            column(
              { setting },
              emailButton(
                { place, link: button, font: emailFont(setting.brand.textFont) },
                labelWithFields(props.button.content),
              ),
            ),
          ),
        )
      : '',
    section(
      {
        place,
        outerPadding: { top: 0, bottom: outerPadding.bottom },
        innerPadding: { ...room, top: 0 },
        piece: 'last',
      },
      column({ setting }, ''),
    ),
  ]
  return betweenMarks((content) => whenOffers(id, content), strips.join(''))
}

function headings({ props }: OfferModule, place: Place): string {
  const { brand } = place.setting
  const padding = '0 0 8px'
  const title = props.title.trim()
  const subtitle = props.subtitle.trim()
  const heading = `<h2 style="font-size:22px;line-height:1.3;font-weight:600;margin:0">${labelWithFields(title)}</h2>`
  return [
    title && words({ place, font: emailFont(brand.headingFont), padding }, heading),
    subtitle && words({ place, font: emailFont(brand.textFont), padding }, labelWithFields(subtitle)),
  ].join('')
}

type Sides = { left: number; right: number }

/** So many offers beside each other; in a list the picture stands beside the words. */
function rowOf(count: number, { props }: OfferModule, place: Place, sides: Sides): string {
  const { setting } = place
  const isRtl = setting.direction === 'rtl'
  const look = {
    place,
    outerPadding: NO_ROOM,
    innerPadding: { top: 8, bottom: 8, ...sides },
    piece: 'middle' as const,
  }
  if (props.layout === 'list') {
    const columns = [
      column(
        { setting, width: '32%', verticalAlign: 'middle', more: ' css-class="seen"' },
        words(
          { place, font: emailFont(setting.brand.textFont) },
          offerPicture(0, place, OFFER_PICTURE_WIDTHS.list),
        ),
      ),
      column(
        { setting, width: '68%', verticalAlign: 'middle', more: ' css-class="half"' },
        offerCell(0, props, place, isRtl ? `0 ${GAP}px 0 0` : `0 0 0 ${GAP}px`),
      ),
    ]
    return section(look, columns.join(''))
  }
  const isCard = props.layout === 'cards'
  const columns = Array.from({ length: count }, (_, index) => {
    // Each as wide as the next, the outer ones flush with the rest of the e-mail.
    const before = isCard ? (GAP * index) / CARDS_IN_ROW : 0
    const after = isCard ? (GAP * (CARDS_IN_ROW - 1 - index)) / CARDS_IN_ROW : 0
    const padding = isRtl ? `0 ${before}px 0 ${after}px` : `0 ${after}px 0 ${before}px`
    return column(
      {
        setting,
        ...(isCard && { width: `${(100 / CARDS_IN_ROW).toFixed(2)}%`, more: ' css-class="half"' }),
      },
      offerCell(
        index,
        props,
        place,
        padding,
        isCard ? OFFER_PICTURE_WIDTHS.cards : OFFER_PICTURE_WIDTHS.large,
      ),
    )
  })
  // A row that is not full begins where reading begins.
  return section(
    { ...look, more: isCard ? ` text-align="${isRtl ? 'right' : 'left'}"` : '' },
    columns.join(''),
  )
}

const offer = (place: number, name: OfferField): EmailField => `offer:${place}:${name}`

function offerPicture(index: number, { surface, turnsDark }: Place, width: number): string {
  const cssClass = turnsDark ? ` class="${colourClass(surface.ink)}"` : ''
  const style = `border:0;display:block;width:100%;height:auto;border-radius:10px;color:${surface.ink};font-size:14px;line-height:1.4`
  const img = `<a href="${field(offer(index, 'href'), 'address')}" target="_blank"><img src="${field(offer(index, 'src'), 'address')}" alt="${field(offer(index, 'alt'), 'html')}" width="${width}"${cssClass} style="${style}"></a>`
  return when(offer(index, 'src'), img)
}

/** The words of an offer, below its picture where that is as wide as this. */
function offerCell(
  index: number,
  props: OfferModule['props'],
  place: Place,
  padding: string,
  pictureWidth?: number,
): string {
  const { surface, turnsDark, setting } = place
  const font = emailFont(setting.brand.textFont)
  const link = `href="${field(offer(index, 'href'), 'address')}"${turnsDark ? ` class="${colourClass(surface.ink)}"` : ''} style="color:${surface.ink};text-decoration:none"`
  const lines = [
    pictureWidth ? offerPicture(index, place, pictureWidth) : '',
    `<p style="margin:8px 0 2px;font-weight:600"><a ${link} target="_blank">${field(offer(index, 'title'), 'html')}</a></p>`,
    when(
      offer(index, 'text'),
      `<p style="margin:0 0 4px;font-size:14px">${field(offer(index, 'text'), 'html')}</p>`,
    ),
    props.pricesEnabled
      ? when(
          offer(index, 'price'),
          `<p style="margin:0;font-weight:600"><span${turnsDark ? ` class="${colourClass(surface.accent)}"` : ''} style="color:${surface.accent}">${field(offer(index, 'price'), 'html')}</span></p>`,
        )
      : '',
  ]
  return words({ place, font, padding }, lines.join(''))
}

/** Each offer in lines of its own. */
export function offersText({ id, props }: OfferModule, all: AllOfThem): string {
  const price = props.pricesEnabled ? when(offer(0, 'price'), `\n${field(offer(0, 'price'), 'text')}`) : ''
  const lines = `${field(offer(0, 'title'), 'text')}${when(offer(0, 'text'), `\n${field(offer(0, 'text'), 'text')}`)}${price}\n${field(offer(0, 'href'), 'text')}\n\n`
  const words = [props.title, props.subtitle].map((line) => textWithFields(line.trim())).filter(Boolean)
  const button =
    props.button.enabled && props.button.content.trim()
      ? when(all, `${textWithFields(props.button.content)}:\n${field(all, 'text')}\n\n`)
      : ''
  return whenOffers(id, `${words.map((line) => `${line}\n\n`).join('')}${offerRows(id, [lines])}${button}`)
}
