import type { PmsConnection } from '@innkeeper/api/integrations.ts'
import { FIRST_CHOICES } from '@innkeeper/domain/integrations/choices.ts'

/** A running connection for tests, with what differs. */
export function sampleConnection(change: Partial<PmsConnection> = {}): PmsConnection {
  return {
    system: 'mews',
    revision: 1,
    state: 'on',
    isTest: false,
    house: { name: 'Fjellheim Fjordhotell', timeZone: 'Europe/Oslo', services: ['Stay', 'Restaurant'] },
    ownTimeZone: null,
    choices: FIRST_CHOICES,
    units: [
      { id: 'u1', name: '101', ours: 'A'.repeat(22), isByHand: false },
      { id: 'u2', name: 'Loft A', ours: null, isByHand: false },
    ],
    categories: [{ id: 'c1', name: 'Double', ours: 'B'.repeat(22), isByHand: true }],
    ownUnits: [{ id: 'A'.repeat(22), name: '101' }],
    ownCategories: [{ id: 'B'.repeat(22), name: 'Fjord double' }],
    webhookUrl: null,
    health: { contactedAt: '2026-11-15T11:00:00.000Z', trouble: null, troubleSince: null, nextTryAt: null },
    lastImport: null,
    lastDryRun: null,
    refused: [],
    stays: [],
    registrations: [],
    postings: [],
    ...change,
  }
}
