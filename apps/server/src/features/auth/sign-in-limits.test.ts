import { expect, it } from 'vitest'
import { createSignInLimits } from './sign-in-limits.ts'

const at = (address: string, isKnownNetwork = false) => ({ address, isKnownNetwork })
const tooMany = expect.objectContaining({ code: 'request/too-many' })

function guess(limits: ReturnType<typeof createSignInLimits>, person: string, place: string, times: number) {
  for (let tries = 0; tries < times; tries++) limits.take(person, at(place))
}

it('wrong tries at one place keep that place from the account, and nobody else', () => {
  const limits = createSignInLimits(() => 0)
  guess(limits, 'anna', 'attacker', 5)
  expect(() => limits.take('anna', at('attacker'))).toThrow(tooMany)
  expect(() => limits.take('anna', at('home'))).not.toThrow()
  expect(() => limits.take('bo', at('attacker'))).not.toThrow()
})

it('a place that tries many accounts has to wait', () => {
  const limits = createSignInLimits(() => 0)
  for (let person = 0; person < 30; person++) limits.take(`person ${person}`, at('attacker'))
  expect(() => limits.take('anna', at('attacker'))).toThrow(tooMany)
})

it('many places at one account: only places the person never signed in from wait, a minute at most', () => {
  let now = 0
  const limits = createSignInLimits(() => now)
  for (let place = 0; place < 5; place++) guess(limits, 'anna', `attacker ${place}`, 4)
  expect(limits.isCrowded('anna')).toBe(true)
  expect(() => limits.take('anna', at('new place'))).toThrow(tooMany)
  expect(() => limits.take('anna', at('reception desk', true))).not.toThrow()
  now = 60_000
  expect(() => limits.take('anna', at('new place'))).not.toThrow()
})

it('right tries do not count', () => {
  const limits = createSignInLimits(() => 0)
  for (let run = 0; run < 100; run++) {
    limits.take('anna', at('home'))
    limits.giveBack('anna', at('home'))
  }
  expect(limits.isCrowded('anna')).toBe(false)
})

it('the addresses of one IPv6 network are one place, however they are written', () => {
  const limits = createSignInLimits(() => 0)
  for (const address of [
    '2001:db8:0:7::1',
    '2001:db8:0:7:ffff::2',
    '2001:DB8::7:0:0:0:3',
    '2001:0db8:0:0007::4',
  ])
    limits.take('anna', at(address, true))
  limits.take('anna', at('2001:db8:0:7:a:b:c:d', true))
  expect(() => limits.take('anna', at('2001:db8:0:7::6', true))).toThrow(tooMany)
  expect(() => limits.take('anna', at('2001:db8:0:8::1', true))).not.toThrow()
})

it('IPv4 addresses that are written as IPv6 stay places of their own', () => {
  const limits = createSignInLimits(() => 0)
  for (let tries = 0; tries < 5; tries++) limits.take('anna', at('::ffff:10.0.0.1', true))
  expect(() => limits.take('anna', at('::ffff:10.0.0.1', true))).toThrow(tooMany)
  expect(() => limits.take('anna', at('::ffff:10.0.0.2', true))).not.toThrow()
})

it('a browser that is known to be the person’s own counts for itself, also where others used up the place', () => {
  const limits = createSignInLimits(() => 0)
  guess(limits, 'anna', 'hotel wi-fi', 5)
  for (let person = 0; person < 25; person++) limits.take(`person ${person}`, at('hotel wi-fi'))
  for (let place = 0; place < 15; place++) limits.take('anna', at(`place ${place}`))
  expect(limits.isCrowded('anna')).toBe(true)
  for (let tries = 0; tries < 5; tries++) limits.take('anna', { own: 'device a' })
  expect(() => limits.take('anna', { own: 'device a' })).toThrow(tooMany)
  expect(() => limits.take('bo', { own: 'device a' })).not.toThrow()
  expect(() => limits.take('anna', { own: 'device b' })).not.toThrow()
})

it('what a known browser does wrong uses up nothing of the others', () => {
  const limits = createSignInLimits(() => 0)
  for (let device = 0; device < 10; device++)
    for (let tries = 0; tries < 5; tries++) limits.take('anna', { own: `device ${device}` })
  expect(limits.isCrowded('anna')).toBe(false)
  expect(() => limits.take('anna', at('home'))).not.toThrow()
})

it('refused tries are not remembered, so that they push nothing else out of memory', () => {
  const limits = createSignInLimits(() => 0)
  guess(limits, 'anna', 'first attacker', 5)
  for (let person = 0; person < 30; person++) limits.take(`person ${person}`, at('attacker'))
  for (let person = 0; person < 20_001; person++)
    expect(() => limits.take(`made up ${person}`, at('attacker'))).toThrow(tooMany)
  expect(() => limits.take('anna', at('first attacker'))).toThrow(tooMany)
})
