import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { draw as drawWith, loadedFor } from '../../../testing/draw.tsx'
import { translatorQuery } from './api.ts'
import { MatrixTable } from './matrix-table.tsx'
import { ProviderNotice } from './provider-notice.tsx'

function draw(part: ReactNode, provider: 'off' | 'deepl' = 'deepl'): string {
  const queryClient = loadedFor()
  const host = provider === 'off' ? null : 'api-free.deepl.com'
  queryClient.setQueryData(translatorQuery.queryKey, { provider, host })
  return drawWith(part, queryClient)
}

test('every cell says card, language, state and why', () => {
  const cell = { total: 2, done: 1, stale: 0, reason: null }
  const markup = draw(
    <MatrixTable
      languages={[
        { code: 'no', index: 4, title: 'Norsk', isDefault: false },
        { code: 'et', index: 2, title: 'Estonian', isDefault: false },
      ]}
      rows={[
        {
          id: 'c',
          name: 'Breakfast',
          isHeld: false,
          cells: [
            { ...cell, language: 4, state: 'partly' },
            { ...cell, language: 2, state: 'stale', done: 2, stale: 1, reason: 'machine' },
          ],
        },
      ]}
      onAsk={() => undefined}
    />,
  )
  expect(markup).toContain('aria-label="Breakfast in Norsk: 1 of 2"')
  expect(markup).toContain(
    'aria-label="Breakfast in Estonian: To check. Machine translated, not checked yet"',
  )
  expect(markup).toMatch(/<th scope="row"[^>]*>Breakfast/)
})

test('who sees the texts is said before any is sent, and agreed to once', () => {
  const first = draw(<ProviderNotice isAgreed={false} onAgree={() => undefined} />)
  expect(first).toContain('sent to DeepL at api-free.deepl.com')
  expect(first).toContain('I understand that these texts are sent to api-free.deepl.com')
  expect(draw(<ProviderNotice isAgreed={false} onAgree={null} />)).not.toContain('I understand that')
  expect(draw(<ProviderNotice isAgreed={false} onAgree={null} />, 'off')).not.toContain('sent to')
})
