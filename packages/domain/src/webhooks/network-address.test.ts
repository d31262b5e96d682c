import { describe, expect, it } from 'vitest'
import { bytesOf, isPrivateAddress } from './network-address.ts'

describe('addresses of private networks', () => {
  it.each([
    ['this host', '0.0.0.0'],
    ['this host', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['of a provider, shared', '100.64.0.1'],
    ['of a provider, shared', '100.127.255.254'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.0.1'],
    ['link-local', '169.254.1.1'],
    ['cloud metadata', '169.254.169.254'],
    ['cloud metadata', '100.100.100.200'],
    ['protocol', '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.7'],
    ['documentation', '203.0.113.9'],
    ['benchmark', '198.19.0.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.250'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4 mapped', '::ffff:127.0.0.1'],
    ['IPv4 mapped', '::ffff:7f00:1'],
    ['IPv4 mapped', '::ffff:10.1.2.3'],
    ['IPv4 mapped', '0:0:0:0:0:ffff:c0a8:101'],
    ['IPv4 compatible', '::127.0.0.1'],
    ['translated', '64:ff9b::a9fe:a9fe'],
    ['translated locally', '64:ff9b:1::1'],
    ['6to4 of a private one', '2002:c0a8:101::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with its zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['documentation', '2001:db8::1'],
    ['Teredo', '2001::1'],
    ['in brackets', '[::1]'],
    ['nonsense', 'localhost'],
    ['nonsense', ''],
    ['nonsense', '127.1'],
    ['nonsense', '0177.0.0.1'],
    ['nonsense', '1:2'],
    ['nonsense', '::1::'],
    ['nonsense', '256.1.1.1'],
  ])('%s: %s', (_, address) => {
    expect(isPrivateAddress(address)).toBe(true)
  })

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.1',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '223.255.255.255',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
    '2002:808:808::1',
    '2606:4700::1111',
    '2a00:1450:4001:80e::200e',
  ])('not %s', (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  })
})

it('an address is read whole', () => {
  expect(bytesOf('1:2:3:4:5:6:7:8')).toEqual([0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8])
  expect(bytesOf('1::8')).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8])
  expect(bytesOf('1:2:3:4:5:6:7:8:9')).toBeNull()
  expect(bytesOf('1:2:3:4:5:6:7')).toBeNull()
  expect(bytesOf('12345::')).toBeNull()
})
