import type { Mailing, MailingChoices, MailingDryRun } from '@innkeeper/api/messaging/mailings.ts'
import type { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { loadedFor } from '../../../testing/draw.tsx'
import { drawAddress } from '../../../testing/draw-address.tsx'
import { drawLinked } from '../../../testing/draw-linked.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { choicesQuery, mailingsQuery, planQuery } from './api.ts'
import { newDraft } from './draft.ts'
import { MailingProgress } from './mailings/mailing-progress.tsx'
import { PlanPanel } from './panel/plan-panel.tsx'
import { planAsked } from './plan-asked.ts'

const ZONE = 'Europe/Oslo'
const languages = [
  { index: 0, code: 'en', title: 'English', isDefault: true },
  { index: 1, code: 'no', title: 'Norsk', isDefault: false },
] as never
const choices: MailingChoices = {
  unitCategories: [{ id: 'c', name: 'Fjord suite' }],
  units: [{ id: 'u', code: '204', categoryId: 'c' }],
  targetGroups: [],
  emails: [],
  quietHours: { start: '21:00', end: '08:00' },
  leaves: { email: true, sms: true },
}
const plan: MailingDryRun = {
  people: 36,
  reached: 34,
  messages: { email: 34, sms: 0 },
  parts: 0,
  languages: [{ channel: 'email', language: 1, count: 6 }],
  skipped: [{ channel: 'email', reason: 'no-email', count: 2 }],
  list: [
    {
      bookingId: 'b',
      name: 'Astrid Nilsen',
      unit: '204',
      arrival: '2026-11-16',
      departure: '2026-11-19',
      language: 1,
      reach: [{ channel: 'email', to: 'astrid@guest.example', skipped: null }],
    },
  ],
  goesOutAt: { email: '2026-11-15T11:00:00.000Z', sms: null },
  partsLeft: null,
}
const mailing: Mailing = {
  id: 'M'.repeat(22),
  name: 'Breakfast tomorrow',
  audience: { groups: [{ parts: [{ who: 'arrivals today' }] }] },
  content: { email: null, sms: { languages: { 0: 'Hi' } } },
  purpose: 'service',
  state: 'done',
  failure: null,
  sendAt: null,
  createdByName: 'Ingrid',
  createdAt: '2026-11-15T11:00:00.000Z',
  people: 36,
  counts: { queued: 0, kept: 0, sent: 32, delivered: 0, failed: 2, cancelled: 0, skipped: 2 },
}

function loaded(modules: string[] = ['messagingEmail', 'messagingSms']): QueryClient {
  const property = { languages, modules: modules as never, timeZone: ZONE }
  const queryClient = loadedFor(sampleSession({ property }))
  queryClient.setQueryData(choicesQuery.queryKey, choices)
  queryClient.setQueryData(planQuery(planAsked(newDraft(''), ZONE)).queryKey, plan)
  return queryClient
}

describe('the page of a new message', () => {
  test('says whom it is for and what is missing, and its button sends nothing yet', async () => {
    const markup = await drawAddress('/admin/messages', loaded())
    for (const words of ['Guests who arrive tomorrow', 'Write a subject and a text.', 'About the stay']) {
      expect(markup).toContain(words)
    }
    expect(markup).not.toContain('Send to 34 guests')
  })

  test('offers SMS where the property has it, else says that it has not', async () => {
    expect(await drawAddress('/admin/messages', loaded())).not.toContain('SMS is not part of your plan')
    expect(await drawAddress('/admin/messages', loaded(['messagingEmail']))).toContain(
      'SMS is not part of your plan',
    )
  })

  test('begun at a guest is to this guest', async () => {
    const markup = await drawAddress(`/admin/messages?guest=${'G'.repeat(22)}`, loaded())
    expect(markup).toContain('Guests by name')
    expect(markup).not.toContain('Guests who arrive tomorrow')
  })

  test('says plainly when nothing leaves the house', async () => {
    const queryClient = loaded()
    queryClient.setQueryData(choicesQuery.queryKey, { ...choices, leaves: { email: false, sms: false } })
    expect(await drawAddress('/admin/messages', queryClient)).toContain('reach nobody')
  })
})

describe('who gets it', () => {
  const drawn = (change: Partial<MailingDryRun>, given: { isEmpty?: boolean; error?: unknown } = {}) =>
    drawLinked(
      <PlanPanel
        draft={newDraft('')}
        plan={given.error ? undefined : { ...plan, ...change }}
        isEmpty={given.isEmpty ?? false}
        isOld={false}
        error={given.error ?? null}
        onRetry={() => {}}
        shown={null}
        onShow={() => {}}
      />,
      loaded(),
    )

  test('is counted, with who gets nothing and why, and each of them', () => {
    const markup = drawn({})
    for (const words of [
      '34',
      'guests get it',
      '34 by e-mail',
      'No e-mail address.',
      'Astrid Nilsen',
      '204',
    ]) {
      expect(markup).toContain(words)
    }
    expect(markup).toContain('And 35 more.')
  })

  test('is nobody while nobody is chosen, and can be asked for again where it failed', () => {
    expect(drawn({}, { isEmpty: true })).toContain('Choose who gets it')
    expect(drawn({}, { error: new Error('away') })).toContain('Try again')
  })
})

describe('messages that were composed', () => {
  test('show their state and how many of each', async () => {
    const queryClient = loaded()
    queryClient.setQueryData(mailingsQuery.queryKey, {
      pages: [{ items: [mailing], next: null }],
      pageParams: [''],
    })
    const markup = await drawAddress('/admin/messages?view=mailings', queryClient)
    for (const words of ['Breakfast tomorrow', '32 sent', '2 failed', 'Ingrid', '36 guests']) {
      expect(markup).toContain(words)
    }
  })

  test('are none at first, with a way to write one', async () => {
    const queryClient = loaded()
    queryClient.setQueryData(mailingsQuery.queryKey, { pages: [{ items: [], next: null }], pageParams: [''] })
    expect(await drawAddress('/admin/messages?view=mailings', queryClient)).toContain('Nothing sent yet')
  })

  test('say how far they are to whoever cannot see the bar', () => {
    const markup = drawLinked(<MailingProgress counts={{ ...mailing.counts, queued: 10 }} />)
    expect(markup).toContain('aria-valuenow="34"')
    expect(markup).toContain('aria-valuemax="44"')
  })
})
