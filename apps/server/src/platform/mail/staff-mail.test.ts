import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { expect, it } from 'vitest'
import { staffMail } from './staff-mail.ts'

const WORDS = {
  subject: 'Choose a new password',
  greeting: 'Hello <Kari>,',
  paragraphs: ['Open this link.'],
  button: { label: 'Choose one', url: 'https://stay.example/admin/reset-password?token=t&x=1' },
  why: 'If it was not you, leave this mail unanswered.',
}

it('stands under the logo and the name of the property, with the link in words and as a button', () => {
  const logo = 'https://stay.example/logo/fjellheim/L.png'
  const {
    text,
    html = '',
    ...mail
  } = staffMail('kari@staff.example', { name: 'Fjellheim', logo, brand: DEFAULT_BRAND }, WORDS)
  expect(mail).toEqual({ to: 'kari@staff.example', subject: WORDS.subject, fromName: 'Fjellheim' })
  expect(html).toContain(`<img src="${logo}" alt="Fjellheim"`)
  expect(html).toContain('Hello &lt;Kari&gt;,')
  expect(html).toContain('href="https://stay.example/admin/reset-password?token=t&amp;x=1"')
  expect(text.split('\n\n')).toEqual([
    WORDS.greeting,
    'Open this link.',
    `Choose one:\n${WORDS.button.url}`,
    'Kind regards\nFjellheim',
    `--\n${WORDS.why}`,
  ])
})

it('is Innkeeper’s own where no one property is known, and may have nothing to press', () => {
  const { text, html = '', fromName } = staffMail('kari@staff.example', null, { ...WORDS, button: null })
  expect(fromName).toBeUndefined()
  expect(html).not.toMatch(/<img|<a /)
  expect(text).toContain('Kind regards\nInnkeeper')
})
