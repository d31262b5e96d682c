import type { dryRunAutomation } from '@innkeeper/api/automations.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { type Automation, NO_CONDITIONS } from '@innkeeper/domain/automations/schema.ts'
import { expect, test } from 'vitest'
import { englishTexts } from '../../platform/english-texts.ts'
import { draw } from '../../testing/draw.tsx'
import { automationSentence } from './automation-words.ts'
import { DryRunPanel } from './dry-run-panel.tsx'
import { isWhole } from './use-automation-form.ts'

const WEDDINGS = 'aaaaaaaaaaaaaaaaaaaaaa'
const BEFORE = 'bbbbbbbbbbbbbbbbbbbbbb'
const automation: Automation = {
  name: 'Welcome',
  trigger: { on: 'days before arrival', days: 3, at: '10:00' },
  onlyIf: { ...NO_CONDITIONS, exceptTargetGroupIds: [WEDDINGS] },
  late: 'at once',
  steps: [
    {
      key: 1,
      wait: null,
      purpose: 'service',
      content: { email: { from: 'template', templateId: BEFORE }, sms: null },
    },
    {
      key: 2,
      wait: { amount: 2, unit: 'days' },
      purpose: 'service',
      content: { email: null, sms: { languages: { 0: 'Soon' } } },
    },
  ],
}

const t = await englishTexts()
const names = {
  targetGroups: new Map([[WEDDINGS, 'Weddings']]),
  unitCategories: new Map(),
  languages: new Map(),
  templates: new Map([[BEFORE, 'Before you arrive']]),
  shown: (stored: string) => stored,
}

test('the flow reads as a sentence', () => {
  expect(automationSentence(t, automation, names)).toBe(
    '3 days before arrival at 10:00, guests not in Weddings get “Before you arrive”. 2 days later, they get an SMS.',
  )
})

test('it can be tried and saved once every step says something', () => {
  expect(isWhole(automation)).toBe(true)
  const [first] = automation.steps
  const empty = { email: null, sms: { languages: { 0: ' ' } } }
  if (first) expect(isWhole({ ...automation, steps: [{ ...first, content: empty }] })).toBe(false)
})

const run: AnswerOf<typeof dryRunAutomation> = {
  steps: [
    {
      bookingId: 'a',
      name: 'Elin Åkesson',
      unit: '402',
      arrival: '2026-11-19',
      language: 0,
      step: 1,
      at: '2026-11-16T09:00:00Z',
      channels: [{ channel: 'email', skipped: null, goesOutAt: '2026-11-16T09:00:00Z' }],
    },
    {
      bookingId: 'b',
      name: 'Tove Myhre',
      unit: null,
      arrival: '2026-11-19',
      language: 0,
      step: 1,
      at: '2026-11-16T09:00:00Z',
      channels: [{ channel: 'email', skipped: 'no-email', goesOutAt: '2026-11-16T09:00:00Z' }],
    },
  ],
  total: 2,
  stays: { moment: 2, fit: 2 },
  messages: [{ step: 1, email: 1, sms: 0, skipped: 1 }],
  days: [{ day: '2026-11-16', email: 1, sms: 0 }],
}
type Query = Parameters<typeof DryRunPanel>[0]['query']
const panel = (query: Partial<Query>, canTry = true) =>
  draw(<DryRunPanel query={query as Query} canTry={canTry} isOn />)

test('the dry run names who gets what and when, and why somebody does not', () => {
  const markup = panel({ data: run })
  for (const words of ['Elin Åkesson', '10:00', '402', 'Tove Myhre', 'no e-mail address']) {
    expect(markup).toContain(words)
  }
})

test('the dry run says when it cannot be asked, waits, or failed', () => {
  expect(panel({}, false)).toContain('Write what each step sends')
  expect(panel({})).toContain('role="status"')
  expect(panel({ error: new Error('away') })).toContain('Try again')
})
