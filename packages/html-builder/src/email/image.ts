import type { TemplateImage } from '@innkeeper/domain/html-builder/module-parts.ts'
import type { OutputSetting } from '../output-setting.ts'
import { colourClass } from './dark-mode.ts'
import { withoutMarks, written } from './escape.ts'
import { emailFont } from './fonts.ts'
import { alignOf, type Place, ROUNDNESS } from './layout.ts'
import { boxLink, type EmailLink, forWhomItLeads } from './links.ts'
import { emailPicture, shownWidth } from './pictures.ts'

type ImageLook = {
  place: Place
  columnWidth: number
  alignment: 'left' | 'center' | 'right'
  padding: string
}

/** A picture, with where it leads; one that leads nowhere for a recipient is still shown. Empty without an address. */
export function emailImage(image: TemplateImage, look: ImageLook): string {
  const { setting } = look.place
  const width = shownWidth(image, look.columnWidth)
  const src = emailPicture(image.url, width, setting)
  if (src === null) return ''
  const roundness = `${image.roundness ?? ROUNDNESS}px`
  const alt = written(image.name)
  return pictureCell({
    ...look,
    src,
    alt,
    width,
    roundness,
    link: imageLink(image, setting),
    isWide: image.size === 100,
  })
}

type PictureCell = Omit<ImageLook, 'columnWidth'> & {
  src: string
  /** As wide as its column, also where that is a phone's. */
  isWide: boolean
  /** Written for an attribute. */
  alt: string
  width: number
  roundness: string
  link: EmailLink | null
}

/** Where pictures are blocked their words stand in the ink. A link that only some have comes and goes, the picture stays. */
export function pictureCell({
  place,
  src,
  alt,
  width,
  roundness,
  link,
  isWide,
  alignment,
  padding,
}: PictureCell): string {
  const { setting, surface, turnsDark } = place
  const names = [isWide && 'full', turnsDark && colourClass(surface.ink)].filter(Boolean).join(' ')
  const cssClass = names && ` class="${names}"`
  const style = `border:0;display:inline-block;vertical-align:middle;width:${width}px;max-width:100%;height:auto;border-radius:${roundness};color:${surface.ink};font-size:14px;line-height:1.4`
  const img = `<img src="${src}" alt="${alt}" width="${width}"${cssClass} style="${style}">`
  const linked = link
    ? `${forWhomItLeads(link, `<a href="${link.href}" target="_blank">`)}${img}${forWhomItLeads(link, '</a>')}`
    : img
  const font = emailFont(setting.brand.textFont)
  return `<mj-text align="${alignOf(alignment, setting)}" font-family="${font}" line-height="1" padding="${padding}">${linked}</mj-text>`
}

export function imageLink(
  { link: { enabled, type, url } }: TemplateImage,
  setting: OutputSetting,
): EmailLink | null {
  return enabled ? boxLink({ type, value: url }, setting) : null
}

/** What a picture is for readers who see none: its words, and where it leads. */
export function imageText(image: TemplateImage | null, setting: OutputSetting): string {
  if (!image) return ''
  const link = imageLink(image, setting)
  const name = withoutMarks(image.name).trim()
  if (!link) return name && `[${name}]`
  return forWhomItLeads(link, name ? `${name}:\n${link.text}` : link.text)
}
