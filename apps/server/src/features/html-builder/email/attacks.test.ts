import type { EmailRecipient } from '@innkeeper/html-builder/email/compiled-email.ts'
import { type FilledEmail, fillEmail } from '@innkeeper/html-builder/email/fill-email.ts'
import { readableModules } from '@innkeeper/html-builder/readable-modules.ts'
import { ATTACK_STRINGS } from '@innkeeper/html-builder/testing/attack-strings.ts'
import { SAMPLE_RECIPIENT } from '@innkeeper/html-builder/testing/sample-modules.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { dangersIn } from '../../../testing/html-dangers.ts'
import { cleanEmailHtml, cleanPageHtml } from '../clean-html.ts'
import { createEmailCompiler } from './compile.ts'
import { SAMPLE_EMAIL } from './sample-email.ts'

const compiler = createEmailCompiler()
afterAll(() => compiler.close())

const paragraph = (text: string, marks: object[] = []) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks }] }],
})

/** An attack in every place of a template; what does not fit its place is dropped where templates are read. */
function modulesWith(attack: string, index: number): unknown[] {
  const own = (type: string, props: object, place = type) => ({ type, id: `${index}-${place}`, props })
  const image = (change: object) => ({ name: 'x', url: 'https://ok.example/x.jpg', ...change })
  const link = (url: string) => ({ link: { enabled: true, type: 'url', url } })
  const short = attack.slice(0, 60)
  return [
    { type: 'text', id: short, props: { contentColumnOne: paragraph(attack) } },
    own('header', { content: paragraph(attack), fontFamily: short, nameEnabled: index === 0 }),
    own('text', { contentColumnOne: paragraph('x', [{ type: 'link', attrs: { href: attack } }]) }, 'linked'),
    own(
      'text',
      {
        contentColumnOne: paragraph('x', [{ type: 'textStyle', attrs: { fontFamily: short } }]),
        fontFamily: short,
      },
      'font',
    ),
    own(
      'text',
      { contentColumnOne: paragraph('x', [{ type: 'textStyle', attrs: { color: attack } }]) },
      'coloured',
    ),
    own(
      'text',
      { contentColumnOne: paragraph('x'), backgroundEnabled: true, backgroundColor: attack },
      'ground',
    ),
    own('image', { columnOneImage: image({ name: attack.slice(0, 300) }) }, 'alt'),
    own('image', { columnOneImage: image({ url: attack }) }, 'picture'),
    own('image', { columnOneImage: image(link(attack)) }, 'picture-link'),
    own('video', { url: attack, placeholder: image({ name: attack.slice(0, 300) }) }),
    own('button', { content: paragraph(attack), type: 'url', destination: 'https://ok.example/' }, 'label'),
    own('button', { content: paragraph('x'), type: 'url', destination: attack }),
    own('button', { content: paragraph('x'), type: 'email', destination: attack }, 'mail'),
    own(
      'button',
      {
        content: paragraph('x'),
        type: 'url',
        destination: 'https://ok.example/',
        fontFamily: short,
        color: attack,
      },
      'look',
    ),
    own('divider', { color: attack }),
    own('upselling', {
      title: attack.slice(0, 200),
      subtitle: attack.slice(0, 200),
      button: { enabled: true, content: attack.slice(0, 200) },
    }),
    own('guest-feedback', { title: attack.slice(0, 200) }),
    own('raw-html', { html: attack }),
  ]
}

/** A recipient whose every word and address is an attack. */
function recipientOf(attack: string, ids: readonly string[]): EmailRecipient {
  const offer = {
    title: attack,
    text: attack,
    price: attack,
    picture: { src: attack, alt: attack },
    href: attack,
  }
  const whole = {
    ...offer,
    picture: { src: 'https://ok.example/x.jpg', alt: attack },
    href: 'https://ok.example/',
  }
  const names = Object.keys(SAMPLE_RECIPIENT.values)
  return {
    values: Object.fromEntries(names.map((name) => [name, attack])),
    links: { guestbook: attack, store: attack, upgrades: attack },
    unsubscribe: attack,
    offers: Object.fromEntries(ids.map((id) => [id, [offer, whole]])),
    surveys: Object.fromEntries(ids.map((id) => [id, { question: attack, href: 'https://ok.example/' }])),
  }
}

const AT_A_TIME = 12
const batches = Array.from({ length: Math.ceil(ATTACK_STRINGS.length / AT_A_TIME) }, (_, index) =>
  ATTACK_STRINGS.slice(index * AT_A_TIME, (index + 1) * AT_A_TIME),
)

describe('an attack', () => {
  it('is one of at least 400', () => {
    expect(ATTACK_STRINGS.length).toBeGreaterThanOrEqual(400)
  })

  it('is seen by the check that looks for it', () => {
    const seen = [
      '<p onclick=x>',
      '<script>1</script>',
      '<a href="javascript:1">x</a>',
      '<p style="background:url(data:x)">',
      '<form></form>',
      '<!--[if mso]><img src=x><![endif]-->',
      '<meta http-equiv=refresh content=0>',
      '<p x"y=1>',
    ]
    for (const html of seen) expect(dangersIn(html), html).not.toEqual([])
  })

  it('in HTML that somebody wrote is left out', () => {
    const own = { origin: '', mediaOrigin: '' }
    for (const clean of [
      (html: string) => cleanEmailHtml(html, ''),
      (html: string) => cleanPageHtml(html, own),
    ]) {
      for (const attack of ATTACK_STRINGS) expect(dangersIn(clean(attack)), attack).toEqual([])
      expect(dangersIn(clean(ATTACK_STRINGS.join('')))).toEqual([])
    }
  })

  it.each(batches.map((batch, index) => [index, batch] as const))(
    'in any place of an e-mail stays words (%i)',
    async (_, batch) => {
      const { modules } = readableModules(batch.flatMap(modulesWith))
      const [first = ''] = batch
      const { setting } = SAMPLE_EMAIL
      const compiled = await compiler.compile({
        ...SAMPLE_EMAIL,
        modules,
        subject: first,
        preheader: first,
        setting: { ...setting, propertyName: first, contact: { address: first, phone: first, email: first } },
      })
      expectHarmless(fillEmail(compiled, SAMPLE_RECIPIENT), first)
      // Whatever was compiled has none of the marks left, nor any that somebody wrote.
      expect(JSON.stringify(compiled)).not.toMatch(/[\uE000\uE001]/)
    },
  )

  it('in a name, an address or an offer of a recipient stays words', async () => {
    const compiled = await compiler.compile(SAMPLE_EMAIL)
    const ids = SAMPLE_EMAIL.modules.map(({ id }) => id)
    for (const attack of ATTACK_STRINGS) expectHarmless(fillEmail(compiled, recipientOf(attack, ids)), attack)
  })
})

function expectHarmless({ html, text, subject, preheader }: FilledEmail, attack: string): void {
  expect(dangersIn(html), attack).toEqual([])
  expect(html.match(/<style\b/g)?.length, attack).toBe(STYLES)
  expect(html.trimEnd().endsWith('</html>')).toBe(true)
  expect(`${subject}${preheader}`, attack).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  expect(text, attack).not.toMatch(/(?![\n\t])[\p{Cc}\u2028\u2029\uE000\uE001]/u)
}

/** Style sheets of the frame; one more would be somebody else's. */
const STYLES = 5
