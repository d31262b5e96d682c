import type { Store } from '@innkeeper/api/upselling/store.ts'
import type { ReactNode } from 'react'

/** A deal opened over the store; null while none is. */
export type DealSheetSlot = (props: { store: Store; dealId: string | null; onClose: () => void }) => ReactNode
