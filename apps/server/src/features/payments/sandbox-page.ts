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
  const { language, translate: t, hotel, amount, isOpen, isGivenUp, back } = page
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
<style>${SANDBOX_STYLE}</style>
</head>
<body>
<main>
<p class="note">${escaped(t(language, 'payment.page.demo'))}</p>
<h1>${title}</h1>
<dl><dt>${escaped(t(language, 'payment.page.toPay'))}</dt><dd>${escaped(amount)}</dd></dl>
${isOpen ? formOf(page) : `<p>${escaped(over)}</p>`}
<p class="back"><a href="${escaped(back)}">${escaped(t(language, isOpen ? 'payment.page.leave' : 'payment.page.back'))}</a></p>
</main>
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

export const SANDBOX_STYLE = `
:root{--paper:#f6f2ea;--card:#fffdf9;--line:#e6dfd2;--ink:#1c2622;--soft:#5d6964;--action:#1f3a34;--on:#fff;--note:#f3e7cf}
@media(prefers-color-scheme:dark){:root{--paper:#121715;--card:#1b2220;--line:#303a37;--ink:#eef2ef;--soft:#a8b4ae;--action:#cfe3d8;--on:#14231d;--note:#332c1c}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:start center;padding:24px 16px;background:var(--paper);color:var(--ink);font:1rem/1.45 system-ui,-apple-system,"Segoe UI",sans-serif}
@media(min-width:600px){body{place-items:center}}
main{width:100%;max-width:420px;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:20px}
.note{margin:0 0 20px;padding:10px 14px;border-radius:9px;background:var(--note);font-size:.8125rem}
h1{margin:0 0 16px;font:400 1.5rem/1.15 Georgia,"Times New Roman",serif;overflow-wrap:anywhere}
dl{display:flex;justify-content:space-between;align-items:baseline;gap:16px;margin:0 0 20px;padding-bottom:16px;border-bottom:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0;font-size:1.5rem;font-variant-numeric:tabular-nums;white-space:nowrap}
fieldset{margin:0 0 16px;padding:0;border:0}
legend{padding:0;margin-bottom:8px;font-weight:600}
label{display:flex;align-items:center;gap:12px;min-height:48px;padding:0 14px;margin-bottom:8px;border:1px solid var(--line);border-radius:14px;cursor:pointer}
label:has(input:checked){border-color:var(--action);box-shadow:inset 0 0 0 1px var(--action)}
input{width:20px;height:20px;margin:0;accent-color:var(--action)}
.soft{margin:0 0 16px;color:var(--soft);font-size:.8125rem}
button{display:block;width:100%;min-height:48px;margin-top:8px;padding:0 16px;border:1px solid var(--action);border-radius:14px;background:var(--action);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:none;color:var(--ink);border-color:var(--line)}
.back{margin:12px 0 0;text-align:center}
.back a{display:inline-block;padding:12px;color:var(--soft)}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
