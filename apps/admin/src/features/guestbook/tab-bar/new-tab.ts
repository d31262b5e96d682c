import { newId } from '../../../platform/new-id.ts'
import type { TabDraft } from './tab-errors.ts'

export function newTab(index: number): TabDraft {
  return { id: newId(), index, icon: 'info', label: {}, target: null }
}
