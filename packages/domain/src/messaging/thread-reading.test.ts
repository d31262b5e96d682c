import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isGuestsOwn, maskedEmail, maskedPhone, readableEntries } from './thread-reading.ts'

type Entry = { writtenBy: 'guest' | 'staff' | 'note'; deviceHash: string | null }
const by = (writtenBy: Entry['writtenBy'], deviceHash: string | null = null): Entry => ({
  writtenBy,
  deviceHash,
})
const phone = { hash: 'phone', readsAll: false }

describe('what a device may read of a thread', () => {
  it('is nothing for a link that was forwarded', () => {
    expect(readableEntries([by('guest', 'phone'), by('staff')], null)).toEqual([])
    expect(readableEntries([by('guest', 'phone'), by('staff')], { hash: 'other', readsAll: false })).toEqual(
      [],
    )
  })

  it('is what was written on it and what the house answered to that', () => {
    const own = [by('guest', 'phone'), by('staff')]
    expect(readableEntries([by('staff'), by('guest', null), by('staff'), ...own], phone)).toEqual(own)
    expect(readableEntries([...own, by('guest', 'other'), by('staff')], phone)).toEqual(own)
  })

  it('is no answer to lines of several devices, whoever wrote last', () => {
    const asked = [by('guest', 'phone'), by('guest', 'other'), by('staff')]
    expect(readableEntries(asked, phone)).toEqual([asked[0]])
    expect(readableEntries(asked, { hash: 'other', readsAll: false })).toEqual([asked[1]])
    const bySms = [by('guest', null), by('guest', 'other'), by('staff')]
    expect(readableEntries(bySms, { hash: 'other', readsAll: false })).toEqual([bySms[1]])
  })

  it('counts as read by the guest on the device that wrote first, and after the code', () => {
    const entries = [by('staff'), by('guest', null), by('guest', 'phone'), by('guest', 'other')]
    expect(isGuestsOwn(entries, phone)).toBe(true)
    expect(isGuestsOwn(entries, { hash: 'other', readsAll: false })).toBe(false)
    expect(isGuestsOwn(entries, { hash: 'other', readsAll: true })).toBe(true)
    expect(isGuestsOwn(entries, null)).toBe(false)
  })

  it('is all but the notes after the code', () => {
    const entries = [by('guest', 'other'), by('note'), by('staff')]
    expect(readableEntries(entries, { hash: 'phone', readsAll: true })).toEqual([entries[0], entries[2]])
  })

  it('is never what was written on another device', () => {
    const entry = fc.record({
      writtenBy: fc.constantFrom('guest' as const, 'staff' as const, 'note' as const),
      deviceHash: fc.constantFrom('phone', 'other', null),
    })
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const shown = readableEntries(entries, phone)
        return shown.every(
          ({ writtenBy, deviceHash }) =>
            writtenBy === 'staff' || (writtenBy === 'guest' && deviceHash === 'phone'),
        )
      }),
    )
  })
})

it('addresses are masked so that only their owner knows them', () => {
  expect(maskedEmail('astrid.nilsen@guest.example')).toBe('a•••@g•••.example')
  expect(maskedPhone('+47 12 34 56 78')).toBe('•••78')
})
