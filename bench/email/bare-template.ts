import { PLACEHOLDERS } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { EmailRecipient } from '../../packages/html-builder/src/email/compiled-email.ts'
import type { FilledEmail } from '../../packages/html-builder/src/email/fill-email.ts'

type Fill = (recipient: EmailRecipient) => FilledEmail

/**
 * The same e-mail as somebody would write it by hand: template strings with the recipient's words in them, nothing
 * escaped, nothing left out, the same bytes.
 */
export function bareTemplate(fill: Fill, recipient: EmailRecipient): Fill {
  // All as addresses: one of them becomes a link.
  const named = PLACEHOLDERS.map((name) => [name, `https://value.example/${name}/@@`] as const)
  const links = Object.keys(recipient.links).map((name) => [name, `https://link.example/${name}/@@`] as const)
  const marked = fill({
    ...recipient,
    values: Object.fromEntries(named),
    links: Object.fromEntries(links),
    unsubscribe: 'https://unsubscribe.example/@@',
  })
  const literal = (text: string) => {
    let source = JSON.stringify(text)
      .slice(1, -1)
      .replaceAll('`', '\\`')
      .replaceAll('${', '\\${')
      .replaceAll('\\"', '"')
    for (const [name, mark] of named) source = source.replaceAll(mark, `\${r.values.${name}}`)
    for (const [name, mark] of links) source = source.replaceAll(mark, `\${r.links.${name}}`)
    return `\`${source.replaceAll('https://unsubscribe.example/@@', `\${r.unsubscribe}`)}\``
  }
  const fields = Object.entries(marked).map(([name, text]) => `${name}: ${literal(text)}`)
  return new Function('r', `return { ${fields.join(', ')} }`) as Fill
}
