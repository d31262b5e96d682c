import { METHODS_WITHOUT_HOLD, type PaymentMethod } from '@innkeeper/domain/payments/constants.ts'
import type { translate } from '@innkeeper/i18n/translate.ts'

const METHOD_NAMES: Record<PaymentMethod, string> = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  dankort: 'Dankort',
  'mobile pay': 'MobilePay',
  swish: 'Swish',
  vipps: 'Vipps',
}

export type SandboxPage = {
  language: string
  translate: typeof translate
  hotel: string
  /** The hotel's type and colours as custom properties, and the stylesheet that brings its fonts. */
  look: string
  fontsHref: string
  /** As the guest's language writes it. */
  amount: string
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod | null
  /** False once the guest has pressed a button. */
  isOpen: boolean
  /** The guest gave the order up, or ordered anew instead. */
  isGivenUp: boolean
  /** Where the guest came from. */
  back: string
}

/** The sandbox's own page of a payment: plain forms, no script, light and dark. */
export function sandboxPage(page: SandboxPage): string {
  const { language, translate: t, hotel, look, fontsHref, amount, isOpen, isGivenUp, back } = page
  const over = t(language, isGivenUp ? 'payment.page.givenUp' : 'payment.page.done')
  const title = escaped(t(language, 'payment.page.title', { hotel }))
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${escaped(fontsHref)}">
<style>${SANDBOX_STYLE}</style>
<style>${look}</style>
</head>
<body>
<header class="hotel">${escaped(hotel)}</header>
<main>
<h1>${title}</h1>
<dl><dt>${escaped(t(language, 'payment.page.toPay'))}</dt><dd>${escaped(amount)}</dd></dl>
${isOpen ? formOf(page) : `<p>${escaped(over)}</p>`}
<p class="back"><a href="${escaped(back)}">${escaped(t(language, isOpen ? 'payment.page.leave' : 'payment.page.back'))}</a></p>
</main>
<footer class="note">${escaped(t(language, 'payment.page.demo'))}</footer>
</body>
</html>
`
}

function formOf({ language, translate: t, amount, methods, chosen }: SandboxPage): string {
  const first = chosen ?? methods[0]
  const choices = methods.map(
    (method) =>
      `<label><input type="radio" name="method" value="${method}"${method === first ? ' checked' : ''}><span>${METHOD_NAMES[method]}</span></label>`,
  )
  const needsWords = methods.some((method) => METHODS_WITHOUT_HOLD.includes(method))
  return `<form method="post">
<fieldset><legend>${escaped(t(language, 'order.method'))}</legend>
${choices.join('\n')}
</fieldset>
<p class="soft">${escaped(t(language, needsWords ? 'payment.page.holdOrAtOnce' : 'payment.page.hold'))}</p>
<button name="action" value="approve">${escaped(t(language, 'payment.page.approve', { amount }))}</button>
<button class="quiet" name="action" value="decline">${escaped(t(language, 'payment.page.decline'))}</button>
</form>`
}

// The guest's page slides away, which is an error where the next has no rules for it.
export const SANDBOX_STYLE = `
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

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
