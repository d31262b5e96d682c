import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { createOwnAddresses } from './own-addresses.ts'

const addresses = createOwnAddresses({ publicOrigin: null, host: '0.0.0.0', port: 3000 })
const from = (remoteAddress: string, host: string, ip = remoteAddress) =>
  ({ protocol: 'http', host, ip, socket: { remoteAddress } }) as unknown as FastifyRequest

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('on this machine links lead where %s asked', (address) => {
  expect(addresses.linkOrigin(from(address, 'localhost:5173'))).toBe('http://localhost:5173')
  expect(addresses.linkOrigin(from(address, 'evil.example'))).toBe('http://localhost:3000')
})

it.each([
  ['another machine', from('10.0.0.9', 'localhost:4444')],
  ['another machine with a like address', from('::ffff:10.127.0.1', '127.0.0.1:4444')],
  ['another machine behind a proxy on this one', from('127.0.0.1', 'localhost:4444', '10.0.0.9')],
])('%s does not choose the port of a link', (_, request) => {
  expect(addresses.linkOrigin(request)).toBe('http://localhost:3000')
})

it('with a public address links lead there, whoever asks', () => {
  const fixed = createOwnAddresses({ publicOrigin: 'https://stay.example', host: '0.0.0.0', port: 3000 })
  expect(fixed.linkOrigin(from('127.0.0.1', 'localhost:5173'))).toBe('https://stay.example')
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'http://localhost:5173//evil.example',
  '/admin?x=\\evil',
])('%s is no path of ours', (address) => {
  expect(addresses.ownPath(from('127.0.0.1', 'localhost:5173'), address)).toBeNull()
})
