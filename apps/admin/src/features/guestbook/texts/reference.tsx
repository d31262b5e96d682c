import type { ReactNode } from 'react'
import { BesideDefault } from '../../../components/editing/languages/beside-default.tsx'
import type { CardDraft } from '../draft/card-draft.ts'
import { useDraftField } from '../draft/use-card-store.ts'

type Props = {
  isShown: boolean
  /** The words of the default language. */
  read: (draft: CardDraft) => string
  /** Takes them over as they are. */
  onUse?: (words: string) => void
  children: ReactNode
}

/** A field with the default language's words of the card beside it. */
export function Reference({ isShown, ...props }: Props) {
  return isShown ? <Beside {...props} /> : <div>{props.children}</div>
}

function Beside({ read, onUse, children }: Omit<Props, 'isShown'>) {
  return (
    <BesideDefault words={useDraftField(read)} onUse={onUse}>
      {children}
    </BesideDefault>
  )
}
