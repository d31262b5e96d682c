import { cssName } from '@innkeeper/domain/fonts/font-css.ts'
import { surfaceOn } from '@innkeeper/domain/html-builder/surface.ts'
import { nightColours } from '@innkeeper/domain/properties/theme.ts'
import type { PageSetting } from '../../page/page-setting.tsx'
import { FRAME_STYLE } from './frame-style.ts'

type Setting = Pick<PageSetting, 'brand' | 'ground' | 'fontHref' | 'look' | 'medium' | 'isStill'>

/** A document of its own around cleaned HTML, in the page's font and colours; its links open a new window. */
export function frameDocument(html: string, setting: Setting): string {
  const { brand, ground, fontHref, look, medium, isStill } = setting
  const day = surfaceOn(ground, brand)
  const night = nightColours(brand)
  const style = [
    `--day-ink:${day.ink}`,
    `--day-accent:${day.accent}`,
    `--night-ink:${night['--ink']}`,
    `--night-accent:${night['--accent']}`,
    `--font:'${cssName(brand.textFont)}'`,
    `--heading:'${cssName(brand.headingFont)}'`,
  ].join(';')
  const fonts = fontHref ? `<link rel="stylesheet" href="${escaped(fontHref)}">` : ''
  // An editor draws what is not cleaned yet: pictures of other sites, which pages do not get.
  const kind = isStill && medium !== 'email' ? ' draft-page' : ''
  return `<!doctype html><html class="${look}${kind}" style="${escaped(style)}"><head><meta charset="utf-8"><base target="_blank"><title></title>${fonts}<style>${FRAME_STYLE}</style></head><body dir="auto">${html}</body></html>`
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
