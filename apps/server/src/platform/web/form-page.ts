import { pagePolicy } from '../http/security-headers.ts'

/** A page of words and a form in the property's look: no script, light and dark. */
export type FormPage = {
  language: string
  title: string
  /** Above and below the card. */
  hotel: string
  note: string
  /** The hotel's type and colours as custom properties, and the stylesheet that brings its fonts. */
  look: string
  fontsHref: string | null
  /** HTML of ours, in which every value is escaped already. */
  main: string
}

export function formPage({ language, title, hotel, note, look, fontsHref, main }: FormPage): string {
  const fonts = fontsHref === null ? '' : `<link rel="stylesheet" href="${escaped(fontsHref)}">\n`
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
${fonts}<style>${FORM_PAGE_STYLE}</style>
<style>${look}</style>
</head>
<body>
<header class="hotel">${escaped(hotel)}</header>
<main>
<h1>${escaped(title)}</h1>
${main}
</main>
<footer class="note">${escaped(note)}</footer>
</body>
</html>
`
}

/** What such a page may load. */
export function formPagePolicy(look: string): string {
  return pagePolicy({ scripts: [], styles: [FORM_PAGE_STYLE, look], mediaOrigin: '', isFramed: false })
}

// The guest's page slides away, which is an error where the next has no rules for it.
const FORM_PAGE_STYLE = `
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
:root{--line:color-mix(in srgb,var(--ink) 12%,transparent)}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-content:start center;justify-items:center;gap:16px;padding:24px 16px;background:var(--paper);color:var(--ink);font:1rem/1.45 var(--text);-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}
@media(min-width:600px){body{place-content:center}}
main{width:100%;max-width:440px;padding:28px 24px 16px;background:var(--card);border:1px solid var(--line);border-radius:28px}
.hotel{margin:0;font:600 1.1875rem/1.2 var(--heading)}
h1{margin:0 0 20px;font:500 1.75rem/1.15 var(--heading);letter-spacing:-.012em;text-wrap:balance}
dl{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:4px 16px;margin:0 0 24px;padding:16px 0;border-block:1px solid var(--line)}
dt{font-weight:600}
dd{margin:0;font:500 1.75rem/1.2 var(--heading);font-variant-numeric:lining-nums tabular-nums;white-space:nowrap}
fieldset{display:grid;grid-template-columns:repeat(auto-fill,minmax(118px,1fr));gap:8px;margin:0 0 16px;padding:0;border:0}
legend{padding:0;margin-bottom:8px;font:500 1.25rem/1.25 var(--heading)}
label{position:relative;display:grid;place-items:center;min-height:52px;padding:0 8px;border:1px solid var(--line);border-radius:14px;font-weight:500;cursor:pointer}
label:has(input:checked){border-color:var(--action);background:color-mix(in srgb,var(--action) 9%,var(--card));box-shadow:inset 0 0 0 1px var(--action);font-weight:600}
label:has(:focus-visible){outline:2px solid var(--action);outline-offset:2px}
input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.soft{margin:0 0 16px;color:var(--soft);font-size:.9375rem}
button{display:block;width:100%;min-height:52px;margin-top:8px;padding:8px 16px;border:1px solid var(--action);border-radius:14px;background:var(--action);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:none;color:var(--ink);border-color:color-mix(in srgb,var(--ink) 30%,transparent)}
.back{margin:8px 0 0;text-align:center}
.back a{display:inline-block;padding:12px;color:var(--soft);text-underline-offset:.2em}
.note{max-width:440px;margin:0;color:var(--soft);font-size:.8125rem;text-align:center;text-wrap:balance}
:focus-visible{outline:2px solid var(--action);outline-offset:2px}
`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
