import { describe, expect, it } from 'vitest'
import { StartupError } from '../db/errors.ts'
import { parseSmtpUrl } from './smtp-url.ts'

describe('the mail server’s address', () => {
  it('carries account and port, with letters that an address must escape', () => {
    expect(parseSmtpUrl('smtp://ola%40post.example:p%2Fw%3A1@mail.example:2525')).toEqual({
      host: 'mail.example',
      port: 2525,
      implicitTls: false,
      requireTls: true,
      auth: { user: 'ola@post.example', pass: 'p/w:1' },
    })
  })

  it('takes the usual ports', () => {
    expect(parseSmtpUrl('smtps://a%40b.example:x@mail.example')).toMatchObject({
      port: 465,
      implicitTls: true,
    })
    expect(parseSmtpUrl('smtp://a%40b.example:x@mail.example')).toMatchObject({
      port: 587,
    })
    expect(parseSmtpUrl('smtp://[::1]:25')).toMatchObject({ host: '::1', port: 25 })
  })

  it('asks for TLS whenever a password would cross the network', () => {
    expect(parseSmtpUrl('smtp://a:b@mail.example').requireTls).toBe(true)
    expect(parseSmtpUrl('smtp://a:b@127.0.0.1').requireTls).toBe(false)
    expect(parseSmtpUrl('smtp://mail.example').requireTls).toBe(false)
    expect(parseSmtpUrl('smtp://mail.example?tls=required').requireTls).toBe(true)
  })

  it('is refused without repeating its password', () => {
    for (const url of ['mail.example', 'http://u:hush@mail.example', 'smtp://']) {
      expect(() => parseSmtpUrl(url)).toThrow(StartupError)
      expect(() => parseSmtpUrl(url)).not.toThrow(/hush/)
    }
  })
})
