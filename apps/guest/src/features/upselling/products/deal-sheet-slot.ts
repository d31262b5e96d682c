import type { Store } from '@innkeeper/api/upselling/store.ts'
import type { ReactNode } from 'react'

/** The deal that the address opens over the store; null while it opens none. */
export type DealSheetSlot = (props: { store: Store; dealId: string | null; onClose: () => void }) => ReactNode
