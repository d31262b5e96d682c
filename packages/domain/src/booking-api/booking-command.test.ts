import { describe, expect, it } from 'vitest'
import { OUTSIDE_STATUSES } from '../guests/outside-change.ts'
import { BOOKING_COMMANDS, commandRefusal, STATUS_AFTER } from './booking-command.ts'

describe('a command of another system', () => {
  it.each(BOOKING_COMMANDS)(
    '%s can be sent again: where the booking is there already nothing is refused',
    (command) => {
      expect(commandRefusal(command, STATUS_AFTER[command])).toBeNull()
    },
  )

  it('goes forward alone', () => {
    const table = BOOKING_COMMANDS.map((command) => [
      command,
      ...OUTSIDE_STATUSES.map((status) => commandRefusal(command, status)),
    ])
    expect(table).toEqual([
      // expected, in house, departed, cancelled, no-show
      ['cancel', null, 'already-checked-in', 'already-checked-out', null, null],
      ['check in', null, null, 'already-checked-out', 'called-off', 'called-off'],
      ['check out', 'not-checked-in', null, null, 'called-off', 'called-off'],
    ])
  })
})
