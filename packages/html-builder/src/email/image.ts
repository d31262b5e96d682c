import type { TemplateImage } from '@innkeeper/domain/html-builder/module-parts.ts'
import type { OutputSetting } from '../output-setting.ts'
import { withoutMarks, written } from './escape.ts'
import { alignOf, ROUNDNESS } from './layout.ts'
import { boxLink, type EmailLink, forWhomItLeads } from './links.ts'
import { emailPicture, shownWidth } from './pictures.ts'

type ImageLook = {
  setting: OutputSetting
  columnWidth: number
  alignment: 'left' | 'center' | 'right'
  padding: string
  roundness?: string
}

/** A picture, with where it leads; one that leads nowhere for a recipient is still shown. Empty without an address. */
export function emailImage(image: TemplateImage, look: ImageLook): string {
  const link = imageLink(image, look.setting)
  if (!link?.needs) return imageTag(image, link, look)
  return mjTable(image, link, look)
}

export function imageLink(
  { link: { enabled, type, url } }: TemplateImage,
  setting: OutputSetting,
): EmailLink | null {
  return enabled ? boxLink({ type, value: url }, setting) : null
}

function imageTag(image: TemplateImage, link: EmailLink | null, look: ImageLook): string {
  const { setting, columnWidth, alignment, padding } = look
  const width = shownWidth(image, columnWidth)
  const src = emailPicture(image.url, width, setting)
  if (src === null) return ''
  const href = link ? ` href="${link.href}"` : ''
  return `<mj-image src="${src}" alt="${written(image.name)}" width="${width}px" align="${alignOf(alignment, setting)}" border-radius="${roundnessOf(image, look)}" padding="${padding}"${href} />`
}

/** The same picture with a link that only some have: the link's two tags come and go, the picture stays. */
function mjTable(image: TemplateImage, link: EmailLink, look: ImageLook): string {
  const { setting, columnWidth, alignment, padding } = look
  const width = shownWidth(image, columnWidth)
  const src = emailPicture(image.url, width, setting)
  if (src === null) return ''
  const style = `border:0;display:inline-block;height:auto;max-width:100%;border-radius:${roundnessOf(image, look)}`
  const img = `<img src="${src}" alt="${written(image.name)}" width="${width}" style="${style}">`
  const open = forWhomItLeads(link, `<a href="${link.href}" target="_blank">`)
  return `<mj-text align="${alignOf(alignment, setting)}" line-height="1" padding="${padding}">${open}${img}${forWhomItLeads(link, '</a>')}</mj-text>`
}

function roundnessOf({ roundness }: TemplateImage, look: ImageLook): string {
  return look.roundness ?? `${roundness ?? ROUNDNESS}px`
}

/** What a picture is for readers who see none: its words, and where it leads. */
export function imageText(image: TemplateImage | null, setting: OutputSetting): string {
  if (!image) return ''
  const link = imageLink(image, setting)
  const name = withoutMarks(image.name).trim()
  if (!link) return name && `[${name}]`
  return forWhomItLeads(link, name ? `${name}:\n${link.text}` : link.text)
}
