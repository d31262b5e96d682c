import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { emailColours } from '@innkeeper/html-builder/email/email-colours.ts'
import { escapeHtml as escaped } from '@innkeeper/html-builder/email/escape-html.ts'
import { emailFont } from '@innkeeper/html-builder/email/fonts.ts'
import type { Letter } from './letter.ts'

/** As wide as e-mails of the HTML builder, whose look this is. */
const WIDTH = 600

/** The letter as a mail client draws it. Every word is escaped: names and reasons are written by people. */
export function letterHtml(letter: Letter): string {
  const { language, subject, greeting, paragraphs, facts, button, regards, why } = letter
  const look = lookOf(letter.brand ?? DEFAULT_BRAND)
  const { outer, inner } = look.colours
  const paragraph = (text: string) =>
    `<p class="ink" style="${look.text}; margin: 0 0 14px">${escaped(text).replace(/\r?\n/g, '<br>')}</p>`
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${look.dark}
</style>
</head>
<body class="paper" style="margin: 0; padding: 0; background-color: ${outer.background}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background-color: ${outer.background}">
<tr><td align="center" style="padding: 20px 12px 28px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: ${WIDTH}px">
<tr><td class="soft" style="${look.sign}; padding: 0 12px 16px">${head(letter)}</td></tr>
<tr><td class="card" style="background-color: ${inner.background}; border-radius: 16px; padding: 28px 24px">
<h1 class="ink" style="${look.title}; font-weight: 600; margin: 0 0 16px">${escaped(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${factsHtml(facts, look)}${button ? buttonHtml(button, look) : ''}
<p class="ink" style="${look.text}; margin: 24px 0 0">${escaped(regards)}<br>${escaped(letter.sender)}</p>
</td></tr>
<tr><td class="soft" style="${look.soft}; padding: 20px 12px 0">${escaped(why)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

type Look = ReturnType<typeof lookOf>

/** The brand as styles: mail clients know inline ones; those that know the dark take the sheet. */
function lookOf(brand: Brand) {
  const colours = emailColours({ innerBgColor: null, outerBgColor: null }, brand)
  const { outer, inner, dark } = colours
  const [words, heading] = [emailFont(brand.textFont), emailFont(brand.headingFont)]
  const rules = (background: string, colour: string) => `
  ${background}.paper { background-color: ${dark.outer.background} !important; }
  ${background}.card { background-color: ${dark.inner.background} !important; }
  ${background}.button { background-color: ${dark.inner.action} !important; }
  ${colour}.ink { color: ${dark.inner.ink} !important; }
  ${colour}.soft { color: ${dark.outer.ink} !important; }
  ${colour}.fact { color: ${dark.inner.ink} !important; }
  ${colour}.line { border-color: ${dark.line} !important; }
  ${colour}.button a { color: ${dark.inner.onAction} !important; }`
  return {
    colours,
    words,
    text: `font-family: ${words}; font-size: 16px; line-height: 1.5; color: ${inner.ink}`,
    soft: `font-family: ${words}; font-size: 13px; line-height: 1.5; color: ${outer.ink}`,
    sign: `font-family: ${heading}; font-size: 18px; line-height: 1.3; font-weight: 600; color: ${outer.ink}`,
    title: `font-family: ${heading}; font-size: 26px; line-height: 1.25; color: ${inner.ink}`,
    // Outlook marks what it darkens instead of asking the device.
    dark: `
  :root { color-scheme: light dark; }
  @media (prefers-color-scheme: dark) {${rules('', '')}
  }${rules('[data-ogsb] ', '[data-ogsc] ')}`,
  }
}

/** The logo stands on white also in the dark, where most would not be seen; without pictures its name is read. */
function head({ sender, logo }: Letter): string {
  if (logo === null) return escaped(sender)
  const plate = 'display: inline-block; background-color: #fefefe; border-radius: 10px; padding: 10px 14px'
  const picture = 'display: block; width: auto; height: auto; max-width: 180px; max-height: 48px; border: 0'
  return `<span style="${plate}"><img src="${escaped(logo)}" alt="${escaped(sender)}" height="48" style="${picture}"></span>`
}

function factsHtml(facts: Letter['facts'], look: Look): string {
  if (facts.length === 0) return ''
  const edge = 'border-top: 1px solid #d8d2c6; padding: 10px 0'
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="fact line" style="${look.text}; font-size: 14px; ${edge}">${escaped(label)}</td><td class="ink line" align="right" style="${look.text}; ${edge}; font-weight: 600">${escaped(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 8px 0 24px">
${rows.join('\n')}
</table>
`
}

function buttonHtml({ label, url }: NonNullable<Letter['button']>, { words, colours }: Look): string {
  const { action, onAction } = colours.inner
  const link = `font-family: ${words}; display: inline-block; padding: 14px 24px; font-size: 16px; line-height: 1.3; font-weight: 600; color: ${onAction}; text-decoration: none`
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td class="button" style="background-color: ${action}; border-radius: 12px"><a href="${escaped(url)}" style="${link}">${escaped(label)}</a></td>
</tr></table>`
}
