import { afterEach, expect, test, vi } from 'vitest'
import { draftName } from '../../../features/registration/draft/draft-name.ts'
import { forgetDraftScript } from './forget-draft.ts'

afterEach(() => vi.unstubAllGlobals())

function open(pathname: string): string[] {
  const removed: string[] = []
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('localStorage', { removeItem: (name: string) => removed.push(name) })
  // biome-ignore lint/security/noGlobalEval: the text of the script is what is tested
  // biome-ignore lint/complexity/noCommaOperator: an indirect eval runs as a page runs it
  ;(0, eval)(forgetDraftScript('unavailable') ?? '')
  return removed
}

test('a form that opens nothing any more leaves nothing of what was typed', () => {
  expect(open('/registration-form/fjellheim/RDuTwa4Tbr')).toEqual([draftName('fjellheim', 'RDuTwa4Tbr')])
  expect(open('/guestbook/fjellheim/RDuTwa4Tbr')).toEqual([])
})

test('a server that is away or a crowd erases nothing', () => {
  for (const failure of ['away', 'too-many', 'error', 'inactive'] as const) {
    expect(forgetDraftScript(failure)).toBeNull()
  }
})
