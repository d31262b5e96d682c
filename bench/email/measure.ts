import { createEmailCompiler } from '../../apps/server/src/features/html-builder/email/compile.ts'
import { SAMPLE_EMAIL } from '../../apps/server/src/features/html-builder/email/sample-email.ts'
import type { EmailRecipient } from '../../packages/html-builder/src/email/compiled-email.ts'
import { type FilledEmail, prepareEmail } from '../../packages/html-builder/src/email/fill-email.ts'
import { SAMPLE_RECIPIENT, SAMPLE_SIGNATURE } from '../../packages/html-builder/src/testing/sample-modules.ts'
import type { Bench } from '../bench.ts'
import { figureRow, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median } from '../report/statistics.ts'
import { bareTemplate } from './bare-template.ts'

const ROUNDS = { full: 15, smoke: 1 }
const RECIPIENTS = { full: 3000, smoke: 20 }
const COMPILED = { full: 10, smoke: 1 }
const AIM = { atLeast: 0.3 }
const MODULES = 12

/** An e-mail of 12 modules for many recipients: filled, written by hand, and compiled anew for each. */
export async function measureEmail({ size }: Bench): Promise<Section> {
  const input = { ...SAMPLE_EMAIL, modules: SAMPLE_EMAIL.modules.filter(({ id }) => id !== 'text-two') }
  if (input.modules.length !== MODULES) throw new Error(`the e-mail has ${input.modules.length} modules`)
  const compiler = createEmailCompiler()
  try {
    const signature = await compiler.compile({ ...input, type: 'signature', modules: SAMPLE_SIGNATURE })
    const filled = prepareEmail(await compiler.compile(input), signature)
    const bare = bareTemplate(filled, SAMPLE_RECIPIENT)
    const recipients = Array.from({ length: RECIPIENTS[size] }, (_, index) => recipient(index))
    for (const one of recipients.slice(0, 3)) {
      if (bytesOf(bare(one)) !== bytesOf(filled(one))) throw new Error('the two e-mails differ')
    }
    const perSecond = { filled: [] as number[], bare: [] as number[], compiled: [] as number[] }
    for (let round = 0; round <= ROUNDS[size]; round++) {
      const rates = { filled: rateOf(filled, recipients), bare: rateOf(bare, recipients) }
      // The first round warms up.
      if (round === 0) continue
      perSecond.filled.push(rates.filled)
      perSecond.bare.push(rates.bare)
    }
    for (let round = 0; round < COMPILED[size]; round++) {
      const startedAt = performance.now()
      await compiler.compile(input)
      perSecond.compiled.push(1000 / (performance.now() - startedAt))
    }
    const baseline = median(perSecond.bare)
    const unit = 'e-mails/s'
    return {
      title: `E-mail of ${MODULES} modules, medians of ${ROUNDS[size]} alternating rounds of ${RECIPIENTS[size]} recipients`,
      rows: [
        ratioRow({
          what: 'filled per recipient, against a bare template string',
          value: median(perSecond.filled),
          baseline,
          unit,
          aim: AIM,
        }),
        ratioRow({
          what: 'mjml per recipient, against a bare template string',
          value: median(perSecond.compiled),
          baseline,
          unit,
        }),
        figureRow({
          what: 'size of the e-mail',
          value: Math.round(bytesOf(filled(SAMPLE_RECIPIENT)) / 1024),
          unit: 'KB',
        }),
      ],
      notes: [
        'Both make the bytes that are sent: HTML, plain text, subject and preheader. The bare one escapes nothing.',
      ],
    }
  } finally {
    await compiler.close()
  }
}

function recipient(index: number): EmailRecipient {
  return {
    ...SAMPLE_RECIPIENT,
    values: { ...SAMPLE_RECIPIENT.values, firstName: `Astrid ${index}`, roomNumber: String(index) },
    links: {
      ...SAMPLE_RECIPIENT.links,
      guestbook: `https://stay.example/guestbook/fjellheim/${index}`,
      store: `https://stay.example/store/${index}`,
    },
  }
}

function rateOf(
  fill: (recipient: EmailRecipient) => FilledEmail,
  recipients: readonly EmailRecipient[],
): number {
  const startedAt = performance.now()
  for (const one of recipients) bytesOf(fill(one))
  return (recipients.length * 1000) / (performance.now() - startedAt)
}

/** As a mail server gets it. */
function bytesOf({ html, text, subject, preheader }: FilledEmail): number {
  return Buffer.from(html).length + Buffer.from(text).length + subject.length + preheader.length
}
