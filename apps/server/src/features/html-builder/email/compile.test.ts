import { fillEmail } from '@innkeeper/html-builder/email/fill-email.ts'
import { readableModules } from '@innkeeper/html-builder/readable-modules.ts'
import {
  SAMPLE_MODULES,
  SAMPLE_RECIPIENT,
  SAMPLE_SIGNATURE,
  sampleText,
} from '@innkeeper/html-builder/testing/sample-modules.ts'
import { interfaceLanguages } from '@innkeeper/i18n/languages.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { createEmailCompiler } from './compile.ts'
import { createMjmlThread } from './mjml-thread.ts'
import { SAMPLE_EMAIL } from './sample-email.ts'

const compiler = createEmailCompiler()
afterAll(() => compiler.close())

const inLanguage = (language: string) => ({ ...SAMPLE_EMAIL, setting: { ...SAMPLE_EMAIL.setting, language } })
const DIRECTIONS = { ltr: 'en', rtl: 'ar' }

/** What differs by module: between the card's first tag and the footer. */
const bodyOf = (html: string) => html.slice(html.indexOf('<body'))

describe('a compiled e-mail', () => {
  for (const [direction, language] of Object.entries(DIRECTIONS)) {
    it.each(SAMPLE_MODULES.map((module) => [module.id, module] as const))(
      `has the module %s as it was, ${direction}`,
      async (id, module) => {
        const { html, text } = fillEmail(
          await compiler.compile({ ...inLanguage(language), modules: [module] }),
          SAMPLE_RECIPIENT,
          { html: ['<p>Kari</p>'], text: ['Kari'] },
        )
        await expect(bodyOf(html)).toMatchFileSnapshot(`golden/${id}.${direction}.html.golden`)
        await expect(text).toMatchFileSnapshot(`golden/${id}.${direction}.txt.golden`)
      },
    )
  }

  it('is a signature as a piece for other people’s letters, columns beside each other without a style sheet', async () => {
    const signature = await compiler.compile({
      ...SAMPLE_EMAIL,
      type: 'signature',
      modules: SAMPLE_SIGNATURE,
    })
    const { html, text } = fillEmail(signature, SAMPLE_RECIPIENT)
    await expect(html).toMatchFileSnapshot('golden/whole-signature.html.golden')
    await expect(text).toMatchFileSnapshot('golden/whole-signature.txt.golden')
    expect(html).not.toMatch(/<(html|head|body|style)\b/)
  })

  it('says how the house is reached once, and leaves no line above a signature that is not there', async () => {
    const words = readableModules([
      { id: 'd', type: 'divider', props: { spacing: 8 }, outerPadding: { top: 20, bottom: 0 } },
      { id: 's', type: 'signature', props: {}, outerPadding: { top: 12, bottom: 36 } },
    ]).modules
    const compiled = await compiler.compile({ ...SAMPLE_EMAIL, modules: words })
    const signed = fillEmail(compiled, SAMPLE_RECIPIENT, { html: ['<p>Kari</p>'], text: ['Kari'] })
    const unsigned = fillEmail(compiled, SAMPLE_RECIPIENT)
    for (const written of [signed.html, signed.text]) {
      expect(written).toContain('Kari')
      expect(written).not.toContain('Fjellveien 12')
    }
    for (const written of [unsigned.html, unsigned.text]) expect(written).toContain('Fjellveien 12')
    expect([signed.text.includes('* * *'), unsigned.text.includes('* * *')]).toEqual([true, false])
    const isLine = (html: string) => bodyOf(html).includes('class="line"')
    expect([isLine(signed.html), isLine(unsigned.html)]).toEqual([true, false])
    for (const { html } of [signed, unsigned]) {
      expect(html).toContain('<strong>Fjellheim</strong>')
      expect(html).toContain('Unsubscribe')
    }
  })

  it('has a panel with round corners, and a line around one in the colour of its ground', async () => {
    const panel = (backgroundColor: string) =>
      readableModules([
        {
          ...{ id: 't', type: 'text', outerPadding: { top: 0, bottom: 0 } },
          props: { contentColumnOne: sampleText('Breakfast'), backgroundEnabled: true, backgroundColor },
        },
      ]).modules
    const htmlOf = async (colour: string) =>
      bodyOf(
        fillEmail(await compiler.compile({ ...SAMPLE_EMAIL, modules: panel(colour) }), SAMPLE_RECIPIENT).html,
      )
    const other = await htmlOf('brand')
    expect(other).toMatch(/background-color:#1f3a34;[^"]*border-radius:16px/)
    expect(other).not.toContain('outlined')
    expect(await htmlOf('card')).toContain('outlined')
  })

  it('stays under 100 KB with every module, in every language', async () => {
    for (const { code } of interfaceLanguages) {
      const { html } = fillEmail(await compiler.compile(inLanguage(code)), SAMPLE_RECIPIENT)
      expect(Buffer.byteLength(html)).toBeLessThan(100_000)
    }
  })

  it('says how to stop offers only where it is one, and only to those who can', async () => {
    const offer = await compiler.compile(SAMPLE_EMAIL)
    expect(fillEmail(offer, SAMPLE_RECIPIENT).html).toContain('Unsubscribe')
    expect(fillEmail(offer, { ...SAMPLE_RECIPIENT, unsubscribe: null }).html).not.toContain('Unsubscribe')
    const letter = await compiler.compile({ ...SAMPLE_EMAIL, isMarketing: false })
    expect(fillEmail(letter, SAMPLE_RECIPIENT).html).not.toContain('Unsubscribe')
  })

  it('leaves out modules without offers or a survey, and links that are not the recipient’s', async () => {
    const compiled = await compiler.compile(SAMPLE_EMAIL)
    const { html, text } = fillEmail(compiled, { ...SAMPLE_RECIPIENT, links: {}, offers: {}, surveys: {} })
    for (const words of ['A little extra', 'More room', 'Not at all likely', 'Open your guestbook']) {
      expect(html).not.toContain(words)
      expect(text).not.toContain(words)
    }
    // The picture stays, it only leads nowhere.
    expect(html).toContain('alt="The sauna"')
    expect(text).not.toMatch(/\n{3}/)
  })

  it('names every address in full, and pictures twice as wide as shown', async () => {
    const { html } = fillEmail(await compiler.compile(SAMPLE_EMAIL), SAMPLE_RECIPIENT)
    const addresses = [...html.matchAll(/(?:href|src|background)="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(20)
    for (const address of addresses) expect(address).toMatch(/^(https:\/\/|mailto:|tel:)/)
    for (const [tag] of html.matchAll(/<img[^>]*>/g)) {
      expect(tag).toMatch(/ alt="[^"]+"/)
      const [, shown] = / width="(\d+)"/.exec(tag) ?? []
      const [, wide] = /\/(\d+)\.jpeg"/.exec(tag) ?? []
      if (shown && wide) expect(Number(wide)).toBeGreaterThanOrEqual(2 * Number(shown))
    }
  })
})

describe('the thread for e-mails', () => {
  const mail = (body: string, propertyId = 'a') => ({
    source: `<mjml><mj-body>${body}</mj-body></mjml>`,
    type: 'email' as const,
    propertyId,
  })

  it('is a new one after it took too long, and refuses what is no mjml', async () => {
    const thread = createMjmlThread({ limitMs: 1 })
    await expect(thread.render(mail(''))).rejects.toThrow('too long')
    await thread.close()
    const other = createMjmlThread()
    await expect(other.render(mail('<mj-nothing />'))).rejects.toThrow('mjml refused')
    expect(await other.render(mail(''))).toContain('</html>')
    await other.close()
  })

  it('lets properties take turns, and one of them ask for so much only', async () => {
    const thread = createMjmlThread()
    const done: string[] = []
    const asked = (propertyId: string) =>
      thread.render(mail('', propertyId)).then(() => void done.push(propertyId))
    const many = ['a', 'a', 'a', 'a'].map(asked)
    await Promise.all([...many, asked('b')])
    expect(done.indexOf('b')).toBe(1)
    const answers = Array.from({ length: 8 }, async () => asked('a'))
    const settled = await Promise.allSettled(answers)
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({ code: 'server/unavailable' })
    await thread.close()
  })

  it('sets long runs of white space as quickly as words', async () => {
    const thread = createMjmlThread()
    for (const white of ['\t', ' ', '\u00a0', '\n', '\r\n']) {
      const words = `<mj-section><mj-column><mj-text>a${white.repeat(300_000)}b</mj-text></mj-column></mj-section>`
      for (const type of ['email', 'signature'] as const) {
        expect(await thread.render({ ...mail(words), type })).toContain('b')
      }
    }
    await thread.close()
  })
})
