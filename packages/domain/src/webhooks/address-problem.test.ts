import { describe, expect, it } from 'vitest'
import { addressProblem } from './address-problem.ts'

/** Numbers as whoever connects reads them. */
const READ: Record<string, string> = { '2130706433': '127.0.0.1', '0x7f.1': '127.0.0.1' }
const read = (url: string) => {
  const [, protocol = '', host = ''] = /^(\w+:)\/\/(\[[^\]]*\]|[^/:]*)/.exec(url.toLowerCase()) ?? []
  return { protocol, hostname: READ[host] ?? host }
}
const onInternet = { allowsPrivate: false, read }
const inside = { allowsPrivate: true, read }

describe('an address for a webhook', () => {
  it.each([
    ['', 'required'],
    ['pms.example.com/hook', 'not-a-web-address'],
    ['ftp://pms.example.com/hook', 'not-a-web-address'],
    ['javascript:alert(1)', 'not-a-web-address'],
    ['https://user:secret@pms.example.com/', 'not-a-web-address'],
    ['https://pms.example.com\\@evil.example', 'not-a-web-address'],
    ['http://pms.example.com/hook', 'https-needed'],
    ['https://127.0.0.1/hook', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://[::1]:8443/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private'],
    ['https://localhost:8443/', 'private'],
    ['https://LOCALHOST./', 'private'],
    ['https://api.localhost/', 'private'],
    ['https://metadata.google.internal/', 'private'],
    ['https://printer.local/', 'private'],
    ['https://intranet/', 'private'],
    ['https://8.8.8.8/hook', null],
    ['https://pms.example.com/hook?house=1', null],
    ['https://pms.example.com:8443/', null],
    ['https://møller.example/', null],
  ])('%s: %s', (url, problem) => {
    expect(addressProblem(url, onInternet)).toBe(problem)
  })

  it.each([
    ['http://127.0.0.1:9000/hook', null],
    ['http://intranet/', null],
    ['ftp://127.0.0.1/', 'not-a-web-address'],
  ])('where the operator allows private ones, %s: %s', (url, problem) => {
    expect(addressProblem(url, inside)).toBe(problem)
  })
})
