import type { ProcessingRecord } from '@innkeeper/api/privacy.ts'
import { MODULES } from '@innkeeper/domain/modules/module-names.ts'
import { processingOf, RECIPIENT_KINDS } from '@innkeeper/domain/privacy/processing.ts'
import { expect, test } from 'vitest'
import { drawLinked } from '../../../testing/draw-linked.tsx'
import { RecordOf } from './record-page.tsx'

const record: ProcessingRecord = {
  madeAt: '2026-11-15T11:00:00.000Z',
  controller: {
    ...{ name: 'Fjellheim', legalName: 'Fjellheim Drift AS', address: 'Fjordveien 1\n5743 Flåm' },
    ...{ email: 'post@fjellheim.example', phone: null },
  },
  lines: processingOf(MODULES, { guests: 18, messages: 6, answers: 12 }),
  registers: [{ name: 'Adults', country: 'DK', months: 24 }],
  recipients: RECIPIENT_KINDS.map((kind) => ({ kind, name: kind === 'SMS provider' ? 'twilio' : '' })),
}

test('says who is responsible, what is held, why, how long, who reads it and where it goes', () => {
  const markup = drawLinked(<RecordOf record={record} />)
  const words = ['Fjellheim Drift AS', '5743 Flåm', '18 months after departure', '6 months after departure']
  const more = [
    'Adults (Denmark): 24 months',
    'Legal duty',
    'Reception',
    'SMS provider: Twilio',
    '15/11/2026',
  ]
  for (const said of [...words, ...more]) expect(markup).toContain(said)
  expect(markup).not.toContain('privacyRecord.')
})

test('what is not set is said: no postal address, nobody outside, no form yet', () => {
  const controller = { ...record.controller, address: null }
  const markup = drawLinked(<RecordOf record={{ ...record, controller, registers: [], recipients: [] }} />)
  expect(markup).toContain('Not set yet')
  expect(markup).toContain('nothing outside this installation')
  expect(markup).toContain('As long as the law of the country says')
})
