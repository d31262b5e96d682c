import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './read.ts'
import { SETTINGS } from './schema.ts'

const example = readFileSync(join(import.meta.dirname, '../../../../../.env.example'), 'utf8')

test('the example names every setting and no other', () => {
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(Object.keys(SETTINGS).sort())
})

test('the example shows the defaults', () => {
  const lines = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value])
  expect(readSettings(Object.fromEntries(lines))).toEqual(readSettings({}))
})

test('a database of its own asks for the keys that every node shares', () => {
  const [DATABASE_URL, SECRET_KEY, GUEST_DATA_KEY] = [
    'postgres://x@localhost/y',
    'x'.repeat(32),
    'y'.repeat(32),
  ]
  expect(() => readSettings({ DATABASE_URL, GUEST_DATA_KEY })).toThrow(/SECRET_KEY is needed/)
  expect(() => readSettings({ DATABASE_URL, SECRET_KEY })).toThrow(
    /GUEST_DATA_KEY or GUEST_DATA_KEY_FILE is needed/,
  )
  expect(readSettings({ DATABASE_URL, SECRET_KEY, GUEST_DATA_KEY_FILE: '/keys' }).GUEST_DATA_KEY_FILE).toBe(
    '/keys',
  )
})

test('DeepL is not set up without its key, a server of one’s own may be', () => {
  expect(() => readSettings({ TRANSLATION_URL: 'https://api-free.deepl.com' })).toThrow(
    /TRANSLATION_KEY is needed for DeepL/,
  )
  expect(() => readSettings({ TRANSLATION_URL: 'deepl' })).toThrow(/TRANSLATION_URL takes an address/)
  expect(readSettings({ TRANSLATION_URL: 'http://localhost:5000' }).TRANSLATION_KEY).toBeUndefined()
})

test('an empty value counts as not set, a wrong one is named with what it takes', () => {
  expect(readSettings({ PORT: '', DEMO: '' })).toMatchObject({ PORT: 3000, DEMO: undefined })
  expect(() => readSettings({ PORT: '70000', SMTP_URL: 'mail.example' })).toThrow(
    /PORT takes a port number.*SMTP_URL takes an address such as smtp:/,
  )
})

test('the metrics’ token is long enough and their address has a port', () => {
  const read = (METRICS_TOKEN: string, METRICS_ADDRESS: string) =>
    readSettings({ METRICS_TOKEN, METRICS_ADDRESS })
  for (const address of ['127.0.0.1:9100', '[::1]:9100', 'metrics.internal:0'])
    expect(read('a-token-nobody-guesses', address).METRICS_ADDRESS).toBe(address)
  for (const address of ['9100', 'localhost', '127.0.0.1:70000', 'http://x:1', '::1:9100'])
    expect(() => read('', address)).toThrow(/METRICS_ADDRESS takes a host and a port/)
  for (const token of ['short', 'with a space in it all'])
    expect(() => read(token, '')).toThrow(/METRICS_TOKEN takes at least 16/)
})
