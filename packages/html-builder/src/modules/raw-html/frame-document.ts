import { cssName } from '@innkeeper/domain/fonts/font-css.ts'
import { surfaceOn } from '@innkeeper/domain/html-builder/surface.ts'
import { nightColours } from '@innkeeper/domain/properties/theme.ts'
import type { PageSetting } from '../../page/page-setting.tsx'

/**
 * The styles of every such frame. It takes over the page's policy, which allows this text by its hash: whatever
 * differs from page to page stands in a style attribute.
 */
export const FRAME_STYLE = `:root{color-scheme:light dark;--ink:var(--day-ink);--accent:var(--day-accent)}
@media (prefers-color-scheme:dark){:root{--ink:var(--night-ink);--accent:var(--night-accent)}}
:root.day{color-scheme:light;--ink:var(--day-ink);--accent:var(--day-accent)}
:root.night{color-scheme:dark;--ink:var(--night-ink);--accent:var(--night-accent)}
body{display:flow-root;margin:0;color:var(--ink);font:16px/1.45 var(--font),system-ui,sans-serif;overflow-wrap:anywhere}
body>:first-child{margin-top:0}
body>:last-child{margin-bottom:0}
a{color:var(--accent)}
img,table{max-width:100%;height:auto}`

type Setting = Pick<PageSetting, 'brand' | 'ground' | 'fontHref' | 'look'>

/** A document of its own around cleaned HTML, in the page's font and colours; its links open a new window. */
export function frameDocument(html: string, { brand, ground, fontHref, look }: Setting): string {
  const day = surfaceOn(ground, brand)
  const night = nightColours(brand)
  const style = [
    `--day-ink:${day.ink}`,
    `--day-accent:${day.accent}`,
    `--night-ink:${night['--ink']}`,
    `--night-accent:${night['--accent']}`,
    `--font:'${cssName(brand.textFont)}'`,
  ].join(';')
  const fonts = fontHref ? `<link rel="stylesheet" href="${escaped(fontHref)}">` : ''
  return `<!doctype html><html class="${look}" style="${escaped(style)}"><head><meta charset="utf-8"><base target="_blank"><title></title>${fonts}<style>${FRAME_STYLE}</style></head><body dir="auto">${html}</body></html>`
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
