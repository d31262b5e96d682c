import type { TabDraft } from './tab-errors.ts'

/** As public as any id: 128 random bits. */
export function newTabId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function newTab(index: number): TabDraft {
  return { id: newTabId(), index, icon: 'info', label: {}, target: null }
}
