import type { GuestListItem } from '@innkeeper/api/guests/list.ts'

/** For tests: somebody who arrives today. */
export function sampleGuestRow(change: Partial<GuestListItem> = {}): GuestListItem {
  return {
    id: 'b1',
    revision: 1,
    linkKey: 'k1',
    bookingNumber: 'R-1001',
    firstName: 'Astrid',
    lastName: 'Nilsen',
    email: 'astrid@guest.example',
    phone: '+4712345678',
    arrival: '2026-11-15',
    departure: '2026-11-18',
    unit: '204',
    unitCategory: 'Fjord suite',
    rateCode: 'BAR',
    state: 'precheckin',
    calledOff: null,
    expectedArrival: '16:30',
    adults: 2,
    children: 1,
    language: 'no',
    sharesUnit: false,
    isErased: false,
    isRegistered: false,
    ...change,
  }
}
