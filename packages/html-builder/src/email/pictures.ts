import type { TemplateImage } from '@innkeeper/domain/html-builder/module-parts.ts'
import { isWebAddress } from '@innkeeper/domain/links.ts'
import { pictureSource } from '@innkeeper/domain/media/links.ts'
import type { OutputSetting } from '../output-setting.ts'
import { written } from './escape.ts'

/** Screens that show twice as many points are the rule. */
const PIXEL_RATIO = 2

/** The address of a picture for an attribute, twice as wide as shown; null for what is neither ours nor on the safe web. */
export function emailPicture(url: string, cssWidth: number, setting: OutputSetting): string | null {
  const source = pictureSource(url, setting, { cssWidth, pixelRatio: PIXEL_RATIO })
  const isOurs = source.startsWith(`${setting.mediaOrigin}/media/`)
  return isWebAddress(source) && (isOurs || /^https:/i.test(source)) ? written(source) : null
}

/** How wide a picture is shown in a column. */
export function shownWidth({ size }: Pick<TemplateImage, 'size'>, columnWidth: number): number {
  return Math.max(1, Math.round((columnWidth * size) / 100))
}
