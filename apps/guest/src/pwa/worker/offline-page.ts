import type { KeptLook } from './kept-look.ts'

export const OFFLINE_TEXT_IDS = { title: 'offline.notSaved', retry: 'action.tryAgain' } as const
export type OfflineTexts = Record<keyof typeof OFFLINE_TEXT_IDS, string>

/** The page of an address that was never saved, in the first of the browser's languages we speak. */
export function offlinePage(
  texts: Readonly<Record<string, OfflineTexts>>,
  wanted: readonly string[],
  look: KeptLook | null,
): Response {
  const language = wanted.map(interfaceCode).find((code) => Object.hasOwn(texts, code)) ?? 'en'
  const { title, retry } = texts[language] ?? { title: '', retry: '' }
  return new Response(document(language, { title, retry }, look), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'",
    },
  })
}

/** `nb-NO`, `nn` and `no` are one. */
function interfaceCode(code: string): string {
  const base = code.toLowerCase().split('-')[0] ?? ''
  return base === 'nb' || base === 'nn' ? 'no' : base
}

// The quiet defaults of the design tokens, which the colours and fonts of a property known here replace.
const STYLE = `
:root{color-scheme:light dark;--paper:#f6f2ea;--ink:#1c2622;--ink-soft:#5d6964;--brand:#1f3a34;--on-brand:#fff;--action:#1f3a34;--on-action:#fff;--font-heading:Georgia,"Times New Roman",serif;--font-text:system-ui,-apple-system,"Segoe UI",sans-serif}
@media (prefers-color-scheme:dark){:root{--paper:#121715;--ink:#f3eee4;--ink-soft:#abb0aa;--action:#d5e2dc;--on-action:#10201b}}`

/** In the same hand as the failure pages (app/pages/failure). A slide of the page before that finds no rules is an error. */
const PAGE_STYLE = `
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
*{box-sizing:border-box}
body{display:grid;grid-template-rows:minmax(200px,34svh) 1fr;min-height:100dvh;margin:0;background:var(--paper);color:var(--ink);font:1rem/1.45 var(--font-text)}
header{position:relative;overflow:hidden;padding:24px 20px;background:var(--brand);color:var(--on-brand)}
header svg{position:absolute;inset:0;width:100%;height:100%;opacity:.2}
header p{position:relative;max-width:560px;margin:0 auto;font:500 1.25rem/1.2 var(--font-heading);overflow-wrap:anywhere}
main{position:relative;width:100%;max-width:640px;margin:-28px auto 0;padding:0 20px 40px;border-radius:28px 28px 0 0;background:var(--paper)}
main span{display:grid;place-items:center;width:72px;height:72px;margin:-32px 0 20px;border-radius:999px;background:color-mix(in srgb,var(--ink-soft) 13%,var(--paper));box-shadow:0 0 0 6px var(--paper);color:var(--ink-soft)}
h1{max-width:22ch;margin:0 0 24px;font:500 1.75rem/1.15 var(--font-heading);letter-spacing:-.015em;overflow-wrap:anywhere;text-wrap:balance}
a{display:grid;place-items:center;min-height:52px;padding:8px 20px;border-radius:14px;background:var(--action);color:var(--on-action);font-weight:600;text-align:center;text-decoration:none}
:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
@media (min-width:720px){main{padding-inline:40px;border-radius:28px}a{justify-self:start;width:max-content}}`

const LINES =
  '<svg viewBox="0 0 390 260" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" aria-hidden="true"><path vector-effect="non-scaling-stroke" d="M-10 232C48 214 82 236 132 222S214 168 268 178S346 206 400 184M-10 206C46 186 84 208 130 194S206 138 262 148S342 178 400 154M-10 178C42 156 84 178 126 164S198 108 256 118S338 148 400 122M-10 148C38 124 84 146 122 132S190 78 250 88S334 116 400 88M-10 116C34 90 84 112 118 98S182 48 244 58S330 82 400 52M-10 82C30 54 84 76 114 62S174 18 238 28S326 46 400 14"/></svg>'

const CLOUD =
  '<svg width="34" height="34" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9.58 5.548c.24-.11.492-.207.752-.286 1.88-.572 3.956-.193 5.444 1 1.488 1.19 2.162 3.007 1.77 4.769h.99c1.913 0 3.464 1.56 3.464 3.486 0 .957-.383 1.824-1.003 2.454M18.003 18H6.657C4.085 18 2 15.993 2 13.517c0-2.475 2.085-4.482 4.657-4.482.13-.582.37-1.128.7-1.62M3 3l18 18"/></svg>'

function document(language: string, { title, retry }: OfflineTexts, look: KeptLook | null): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}${look?.style ?? ''}${PAGE_STYLE}</style>
</head>
<body>
<header>${LINES}${look ? `<p dir="auto">${look.name}</p>` : ''}</header>
<main>
<span>${CLOUD}</span>
<h1>${title}</h1>
<a href="">${retry}</a>
</main>
</body>
</html>
`
}
