import type { PageAssets, PageData, PageInput, RenderedPage } from '@innkeeper/api/page.ts'
import { barColours, themeCss } from '@innkeeper/domain/properties/theme.ts'
import { directionOf } from '@innkeeper/i18n/languages.ts'
import { KEEP_PREVIEW } from './keep-preview.ts'
import { LOADER } from './loader.ts'
import { pageDataElement } from './page-data.ts'
import type { PageDescription } from './page-kind.ts'

type DocumentParts = PageDescription & {
  input: PageInput
  assets: PageAssets
  markup: string
  /** What stands beside it in case the start does not come. */
  notices: string
  /** What it runs where it has no start. */
  inlineScript: string | null
  /** Rules of its own beside those of its kind's start. */
  style: string
  startsEarly: boolean
  status: number
}

/** Puts the document together; texts of inline scripts and styles are answered as they stand in it. */
export function pageDocument(parts: DocumentParts): RenderedPage {
  const { input, assets, markup, notices, status, title, description, language, brand } = parts
  const { script, modules, inlineStyle, inlinedFiles } = assets.kinds[input.data.kind]
  const ownStyle = inlineStyle + parts.style + (isPreview(input.data) ? STAYS_STILL : '')
  const styles = [ownStyle, assets.fonts.css, themeCss(brand)].filter((text) => text !== '')
  const bar = barColours(brand)
  const inlineScripts = [
    script === null ? parts.inlineScript : LOADER,
    isPreview(input.data) ? KEEP_PREVIEW : null,
  ].filter((text) => text !== null)
  const html = `<!doctype html>
<html lang="${escaped(language)}" dir="${directionOf(language)}"${script === null ? '' : ` data-script="${escaped(script)}" data-modules="${escaped(modules.join(' '))}"${parts.startsEarly ? ' data-early' : ''}`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)}</title>
${description ? `<meta name="description" content="${escaped(description)}">` : ''}
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no">
<meta name="theme-color" content="${bar.day}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${bar.night}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/assets-guest/favicon.svg" type="image/svg+xml">
${installLinks(input.data)}
${preloadedFont(assets.fonts.preload)}
${assets.stylesheets.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join('\n')}
${script === null ? '' : inlinedFiles.map(loadedStylesheet).join('\n')}
${styles.map((text) => `<style>${text}</style>`).join('\n')}
${(assets.developmentScripts ?? []).map((src) => `<script type="module" src="${escaped(src)}"></script>`).join('\n')}
</head>
<body>
<div id="root">${markup}</div>
${script === null ? '' : `${notices}\n${pageDataElement(input)}`}
${inlineScripts.map((text) => `<script>${text}</script>`).join('\n')}
</body>
</html>
`
  return { html, status, inlineScripts, inlineStyles: styles }
}

/** What the editor shows changes in its place; sliding in would be a new page each time. */
const STAYS_STILL = '@view-transition{navigation:none}'

function isPreview(data: PageData): boolean {
  return 'preview' in data && Boolean(data.preview)
}

/** Never fetched; the bundler's loader finds it and takes the rules, which stand in the page, for loaded. */
function loadedStylesheet(href: string): string {
  return `<link rel="stylesheet" href="${escaped(href)}" disabled>`
}

/** What lets a guest keep a property's pages on the home screen. */
function installLinks(data: PageData): string {
  const property = 'clientData' in data ? data.clientData : null
  if (!property?.active) return ''
  const id = encodeURIComponent(property.propertyId)
  return `<link rel="manifest" href="/manifest/${id}.webmanifest">
<link rel="apple-touch-icon" href="/app-icon/${id}/180.png">
<meta name="apple-mobile-web-app-title" content="${escaped(property.name)}">
<meta name="mobile-web-app-capable" content="yes">`
}

/** One at most: what is fetched first is fetched instead of the first picture. */
function preloadedFont(font: string | null): string {
  return font ? `<link rel="preload" href="${escaped(font)}" as="font" type="font/woff2" crossorigin>` : ''
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
