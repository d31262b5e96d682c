import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Stay, StayLine, StayProvider, StayText, StayTitle } from './stay.tsx'

const draw = (status: Stay['status'], values: Stay['values'], children: ReactNode) =>
  renderToStaticMarkup(<StayProvider value={{ status, values }}>{children}</StayProvider>)

const TITLE = <StayTitle text="Good evening, {{firstName}}" />
const LINE = <StayLine text="Room {{roomNumber}}, until {{departure}}" />
const KNOWN = { firstName: 'Astrid', roomNumber: '204', departure: 'Thursday 19 November' }

test('a title reads without the name until the booking is there', () => {
  expect(draw('pending', {}, TITLE)).toBe('Good evening')
  expect(draw('known', KNOWN, TITLE)).toBe('Good evening, Astrid')
})

test('another line about the stay keeps its place unseen until it can be said', () => {
  expect(draw('pending', {}, LINE)).toMatch(/^<span class="[^"]+">/)
  expect(draw('known', KNOWN, LINE)).toBe('Room 204, until Thursday 19 November')
})

test('a booking that cannot be had leaves its lines unseen, and other texts without the name', () => {
  for (const status of ['failed', 'away'] as const) {
    expect(draw(status, {}, LINE)).toMatch(/^<span/)
    expect(draw(status, {}, <StayText text="Ask us, {{firstName}}." />)).toBe('Ask us.')
  }
})

test('a visitor without a booking reads every text without what only a booking fills', () => {
  expect(draw('none', {}, <StayLine text="Breakfast until ten, {{firstName}}" />)).toBe('Breakfast until ten')
})

test('a line that only names the property never waits', () => {
  expect(
    draw('pending', { propertyName: 'Fjellheim' }, <StayText text="Welcome to {{propertyName}}" />),
  ).toBe('Welcome to Fjellheim')
})
