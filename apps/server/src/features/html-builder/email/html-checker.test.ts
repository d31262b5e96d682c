import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillEmail } from '@innkeeper/html-builder/email/fill-email.ts'
import { SAMPLE_RECIPIENT, SAMPLE_SIGNATURE } from '@innkeeper/html-builder/testing/sample-modules.ts'
import { expect, it } from 'vitest'
import { letterHtml } from '../../../platform/mail/letter-html.ts'
import { createEmailCompiler } from './compile.ts'
import { SAMPLE_EMAIL } from './sample-email.ts'

/** What the checker rejects and Outlook needs: it draws with Word, which has its own properties and drawings. */
const FOR_OUTLOOK = [
  // Names of Word's drawings, for the picture behind a header.
  /^Attribute “xmlns:[vo]” not allowed here\.$/,
  // Word's own names for the space between and inside cells.
  /^CSS: “mso-(table-[lr]space|padding-alt)”: Property “mso-[a-z-]+” doesn't exist\.$/,
]

const JAVA_MS = 60_000

it('is right by an independent checker, left to right and right to left', {
  timeout: JAVA_MS,
}, async (context) => {
  if (spawnSync('java', ['-version']).error)
    context.skip('Java is not installed, so HTML is not checked here.')
  const compiler = createEmailCompiler()
  const signature = await compiler.compile({ ...SAMPLE_EMAIL, type: 'signature', modules: SAMPLE_SIGNATURE })
  const documents = ['en', 'ar'].map(async (language) => {
    const compiled = await compiler.compile({
      ...SAMPLE_EMAIL,
      setting: { ...SAMPLE_EMAIL.setting, language },
    })
    return fillEmail(compiled, SAMPLE_RECIPIENT, signature).html
  })
  expect(errorsIn([...(await Promise.all(documents)), letterHtml(LETTER)])).toEqual([])
  await compiler.close()
})

const LETTER: Parameters<typeof letterHtml>[0] = {
  language: 'en',
  sender: 'Fjellheim',
  logo: 'https://stay.example/logo/fjellheim/L.png',
  brand: null,
  subject: 'Your order is confirmed',
  greeting: 'Hello,',
  paragraphs: ['Good news.'],
  facts: [{ label: 'Number', value: '1042' }],
  button: { label: 'See it', url: 'https://stay.example/' },
  regards: 'Kind regards',
  why: 'You ordered.',
}

type Message = { type: string; message: string; url: string; extract?: string }

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/** All documents in one run: the checker takes longer to start than to read. */
function errorsIn(documents: readonly string[]): Message[] {
  const folder = mkdtempSync(join(tmpdir(), 'innkeeper-html-'))
  try {
    for (const [index, html] of documents.entries()) writeFileSync(join(folder, `${index}.html`), html)
    const options = ['-jar', checker, '--format', 'json', '--stdout', folder]
    const { stdout, error } = spawnSync('java', options, { encoding: 'utf8', maxBuffer: 50_000_000 })
    if (error) throw error
    const { messages } = JSON.parse(stdout) as { messages: Message[] }
    return messages.filter(
      ({ type, message }) => type === 'error' && !FOR_OUTLOOK.some((known) => known.test(message)),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
