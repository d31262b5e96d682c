import type { Letter } from './letter.ts'

/** Mail clients know tables and inline styles; the few that know the dark take these instead. */
const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper { background: #141a18 !important; }
    .card { background: #1d2522 !important; border-color: #2e3935 !important; }
    .ink { color: #f1eee7 !important; }
    .soft { color: #aab5b0 !important; }
    .line { border-color: #2e3935 !important; }
    .button { background: #cfe3da !important; }
    .button a { color: #14201c !important; }
  }`

const FONT = "font-family: Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const TEXT = `${FONT}; font-size: 16px; line-height: 1.5; color: #1c2622`
const SOFT = `${FONT}; font-size: 13px; line-height: 1.45; color: #5d6964`
const TITLE = 'font-family: Fraunces, Georgia, serif; font-size: 24px; line-height: 1.25; color: #1c2622'

/** The letter as a mail client draws it. Every word is escaped: names and reasons are written by people. */
export function letterHtml(letter: Letter): string {
  const { language, subject, greeting, paragraphs, facts, button, regards, why } = letter
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK}
</style>
</head>
<body class="paper" style="margin: 0; padding: 0; background: #f6f2ea">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background: #f6f2ea">
<tr><td align="center" style="padding: 24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px">
<tr><td class="soft" style="${SOFT}; padding: 0 8px 12px">${head(letter)}</td></tr>
<tr><td class="card" style="background: #fffdf9; border: 1px solid #e6dfd2; border-radius: 16px; padding: 28px 24px">
<h1 class="ink" style="${TITLE}; font-weight: 500; margin: 0 0 16px">${escaped(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${factsHtml(facts)}${button ? buttonHtml(button) : ''}
<p class="ink" style="${TEXT}; margin: 24px 0 0">${escaped(regards)}<br>${escaped(letter.sender)}</p>
</td></tr>
<tr><td class="soft" style="${SOFT}; padding: 14px 8px 0">${escaped(why)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The logo stands on white also in the dark, where most would not be seen; without pictures its name is read. */
function head({ sender, logo }: Letter): string {
  if (logo === null) return escaped(sender)
  const plate = 'display: inline-block; background: #ffffff; border-radius: 10px; padding: 10px 14px'
  const picture = 'display: block; width: auto; height: auto; max-width: 180px; max-height: 48px; border: 0'
  return `<span style="${plate}"><img src="${escaped(logo)}" alt="${escaped(sender)}" height="48" style="${picture}"></span>`
}

function paragraph(text: string): string {
  return `<p class="ink" style="${TEXT}; margin: 0 0 14px">${escaped(text).replace(/\r?\n/g, '<br>')}</p>`
}

function factsHtml(facts: Letter['facts']): string {
  if (facts.length === 0) return ''
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 8px 0 24px">
${facts.map(fact).join('\n')}
</table>
`
}

function buttonHtml({ label, url }: NonNullable<Letter['button']>): string {
  const link = `${FONT}; display: inline-block; padding: 14px 22px; font-size: 16px; font-weight: 600; color: #ffffff; text-decoration: none`
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td class="button" style="background: #1f3a34; border-radius: 12px"><a href="${escaped(url)}" style="${link}">${escaped(label)}</a></td>
</tr></table>`
}

function fact({ label, value }: Letter['facts'][number]): string {
  const edge = 'border-top: 1px solid #e6dfd2; padding: 10px 0'
  return `<tr><td class="soft line" style="${SOFT}; ${edge}">${escaped(label)}</td><td class="ink line" align="right" style="${TEXT}; ${edge}; font-weight: 600">${escaped(value)}</td></tr>`
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
}
