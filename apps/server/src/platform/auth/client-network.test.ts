import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clientAddress, clientNetwork } from './client-network.ts'

it('a client is the same one whatever port its proxy names', () => {
  const port = fc.nat(65_535)
  fc.assert(
    fc.property(fc.ipV4(), port, (address, at) => {
      expect(clientNetwork(`${address}:${at}`)).toBe(address)
      expect(clientAddress(`${address}:${at}`)).toBe(address)
    }),
  )
  fc.assert(
    fc.property(fc.ipV6(), port, (address, at) => {
      expect(clientNetwork(`[${address}]:${at}`)).toBe(clientNetwork(address))
      expect(clientNetwork(`[${address}]`)).toBe(clientNetwork(address))
    }),
  )
})

it('IPv4 written as IPv6 is the same address', () => {
  for (const written of ['::ffff:1.2.3.4', '::FFFF:102:304', '0:0:0:0:0:ffff:1.2.3.4', '[::ffff:1.2.3.4]:99'])
    expect([clientAddress(written), clientNetwork(written)]).toEqual(['1.2.3.4', '1.2.3.4'])
})

it('the first half of an IPv6 address is the network, in whatever way it is written', () => {
  const spellings = ['2001:db8:0:7::1', '2001:0DB8:0000:0007:9:8:7:6', '2001:db8:0:7:1:2:192.0.2.1']
  expect(new Set(spellings.map(clientNetwork))).toEqual(new Set(['2001:db8:0:7']))
  expect(clientNetwork('2001:db8:0:8::1')).toBe('2001:db8:0:8')
  expect(clientNetwork('::1')).toBe('0:0:0:0')
  expect(clientNetwork('fe80::1%eth0')).toBe('fe80:0:0:0')
})

it('whatever is no address counts as one', () => {
  const garbage = [
    '',
    'unknown',
    '_hidden',
    '1.2.3',
    '1.2.3.4.5',
    '999.1.1.1:80',
    '[::1',
    '1.2.3.4:x',
    ':::1',
    ':9',
  ]
  expect(new Set(garbage.map(clientNetwork))).toEqual(new Set(['unknown']))
})
