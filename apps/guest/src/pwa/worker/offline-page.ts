export const OFFLINE_TEXT_IDS = { title: 'offline.notSaved', retry: 'action.tryAgain' } as const
export type OfflineTexts = Record<keyof typeof OFFLINE_TEXT_IDS, string>

/** The page of an address that was never saved, in the first of the browser's languages we speak. */
export function offlinePage(
  texts: Readonly<Record<string, OfflineTexts>>,
  wanted: readonly string[],
): Response {
  const language = wanted.map(interfaceCode).find((code) => Object.hasOwn(texts, code)) ?? 'en'
  const { title, retry } = texts[language] ?? { title: '', retry: '' }
  return new Response(document(language, title, retry), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

/** `nb-NO`, `nn` and `no` are one. */
function interfaceCode(code: string): string {
  const base = code.toLowerCase().split('-')[0] ?? ''
  return base === 'nb' || base === 'nn' ? 'no' : base
}

// The quiet defaults of the design tokens: which property this is, nobody knows without a connection.
const STYLE = `
:root{color-scheme:light dark;--paper:#f6f2ea;--ink:#1c2622;--soft:#5d6964;--action:#1f3a34;--on-action:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#121715;--ink:#f3eee4;--soft:#abb0aa;--action:#d5e2dc;--on-action:#10201b}}
body{display:grid;place-content:center;justify-items:center;gap:32px;min-height:100dvh;box-sizing:border-box;margin:0;padding:32px;background:var(--paper);color:var(--ink);font:1rem/1.45 system-ui,-apple-system,"Segoe UI",sans-serif;text-align:center}
svg{color:var(--soft)}
h1{max-width:22ch;margin:0;font:500 1.5rem/1.2 Georgia,"Times New Roman",serif;text-wrap:balance}
a{display:grid;place-items:center;min-height:48px;padding:0 24px;border-radius:14px;background:var(--action);color:var(--on-action);font-weight:600;text-decoration:none}`

const CLOUD =
  '<svg width="44" height="44" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9.58 5.548c.24-.11.492-.207.752-.286 1.88-.572 3.956-.193 5.444 1 1.488 1.19 2.162 3.007 1.77 4.769h.99c1.913 0 3.464 1.56 3.464 3.486 0 .957-.383 1.824-1.003 2.454M18.003 18H6.657C4.085 18 2 15.993 2 13.517c0-2.475 2.085-4.482 4.657-4.482.13-.582.37-1.128.7-1.62M3 3l18 18"/></svg>'

function document(language: string, title: string, retry: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
${CLOUD}
<h1>${title}</h1>
<a href="">${retry}</a>
</body>
</html>
`
}
